"""Everything that can happen to a table, each as a function on a draft that changes it or raises why not."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.games.catalogue import GAMES
from bot.games.claims import sure_line
from bot.games.game import Seat
from bot.games.moves import PLAYS, Move
from bot.games.options import Options
from bot.games.record import Replay
from bot.players.levels import NAMES, Level
from bot.tables import errors
from bot.tables.draft import LOBBY_LIFE, PAUSE_LIFE, Draft, acting, awaited
from bot.tables.model import Ask, AskKind, Member, Pace, Sitter, Status

# Before the game.


def join(draft: Draft, member: Member) -> None:
    """A member takes a free seat: in the lobby a new one, or a computer's when all are taken; later one that was left."""
    table = draft.table
    if table.seat_of(member.id) is not None:
        raise errors.AlreadySeated
    sitter = Sitter(member.name, member.id)
    if table.status is Status.LOBBY and len(table.sitters) < GAMES[table.game].seats[-1]:
        draft.update(sitters=(*table.sitters, sitter))
        return
    wanted = (lambda s: s.user_id is None) if table.status is Status.LOBBY else (lambda s: s.left)
    free = [seat for seat, other in enumerate(table.sitters) if wanted(other)]
    if not free:
        raise errors.TableFull
    draft.seat(free[-1], sitter)


def add_computer(draft: Draft, member_id: int, level: Level) -> None:
    """Seats a computer player with a name that nobody at the table bears yet."""
    _lobby(draft, member_id)
    sitters = draft.table.sitters
    if len(sitters) >= GAMES[draft.table.game].seats[-1]:
        raise errors.TableFull
    draft.update(sitters=(*sitters, Sitter(_free_name(sitters), level=level)))


def _free_name(sitters: Iterable[Sitter]) -> str:
    taken = {sitter.name for sitter in sitters}
    return next(name for name in NAMES if name not in taken)


def remove_computer(draft: Draft, member_id: int) -> None:
    """Takes away the computer that was seated last; nothing happens when there is none."""
    _lobby(draft, member_id)
    sitters = list(draft.table.sitters)
    computers = [sitter for sitter in sitters if sitter.user_id is None]
    if computers:
        sitters.remove(computers[-1])
        draft.update(sitters=tuple(sitters))


def set_rules(draft: Draft, member_id: int, options: Options, preset: str | None = None) -> None:
    """The host sets the house rules. They are frozen once the game has begun."""
    _hosted_lobby(draft, member_id)
    draft.update(options=options, preset=preset)


def set_pace(draft: Draft, member_id: int, pace: Pace) -> None:
    """The host sets how long members may think."""
    _hosted_lobby(draft, member_id)
    draft.update(pace=pace)


def start(draft: Draft, member_id: int) -> None:
    """The host starts the game. The first dealer, and the seats where the rules want it, are drawn unless it is a rematch."""
    _hosted_lobby(draft, member_id)
    table = draft.table
    players = len(table.sitters)
    dealer = draft.rng.randrange(players) if table.dealer is None else table.dealer % players
    if table.options.draws_seats and table.dealer is None:
        draft.update(sitters=tuple(draft.rng.sample(table.sitters, players)))
    draft.replay = Replay(GAMES[table.game], table.options, players, dealer)
    draft.update(status=Status.RUNNING, dealer=dealer)


def leave(draft: Draft, member_id: int) -> None:
    """A member gets up: from the lobby for good, from a game with the computer in their place."""
    seat = _seat(draft, member_id)
    if draft.table.status is Status.LOBBY:
        draft.update(sitters=tuple(s for s in draft.table.sitters if s.user_id != member_id))
        _pass_host(draft, member_id)
    else:
        _give_up(draft, seat)


def forget(draft: Draft, member_id: int) -> None:
    """A member leaves and takes their name along, also from seats that they gave up before."""
    if draft.table.seat_of(member_id) is not None:
        leave(draft, member_id)
    for seat, sitter in enumerate(draft.table.sitters):
        if sitter.former == member_id:
            draft.seat(seat, replace(sitter, name=_free_name(draft.table.sitters), former=None))


def _give_up(draft: Draft, seat: Seat) -> None:
    """The computer takes a seat over. Nothing counts any more of what its member has asked or agreed to."""
    gone = draft.table.sitters[seat]
    draft.seat(seat, Sitter(gone.name, level=Level.NORMAL, left=True, former=gone.user_id or gone.former))
    asks = [
        replace(ask, agreed=tuple(member for member in ask.agreed if member != gone.user_id))
        for ask in draft.table.asks
        if ask.by != gone.user_id and ask.seat != seat
    ]
    draft.update(asks=tuple(asks))
    if gone.user_id is not None:
        _pass_host(draft, gone.user_id)
    _count_consent(draft)


def _pass_host(draft: Draft, member_id: int) -> None:
    members = [sitter.user_id for sitter in draft.table.sitters if sitter.user_id is not None]
    if not members:
        close(draft)
    elif draft.table.host_id == member_id:
        draft.update(host_id=members[0])


def once_more(sitters: Iterable[Sitter]) -> tuple[Sitter, ...]:
    """The same members and computers for another game. A seat that was given up goes to a computer under its own name."""
    again: list[Sitter] = [Sitter(sitter.name, sitter.user_id, sitter.level) for sitter in sitters if not sitter.left]
    for seat, sitter in enumerate(sitters):
        if sitter.left:
            again.insert(seat, Sitter(_free_name(again), level=sitter.level))
    return tuple(again)


# Moves.


def act(draft: Draft, member_id: int, decision: int, move: Move) -> None:
    """A member moves. Whoever moves is back and has missed nothing."""
    seat = _seat(draft, member_id)
    _fresh(draft, seat, decision)
    _back(draft, seat)
    draft.take(seat, move)


def act_for(draft: Draft, seat: Seat, decision: int, move: Move, misses_to_go: int) -> None:
    """The computer moves for a seat. For a member, whose time must be up, it counts a miss.

    After `misses_to_go` of them in a row the seat is the computer's until its owner comes back.
    """
    _fresh(draft, seat, decision)
    if draft.table.sitters[seat].human:
        _miss(draft, seat, misses_to_go)
    # Without whoever has just gone, the others may have agreed to end the game or to pause.
    if draft.table.status is Status.RUNNING:
        draft.take(seat, move)


def _miss(draft: Draft, seat: Seat, misses_to_go: int) -> None:
    if draft.table.deadline is None or draft.now < draft.table.deadline:
        # They came back while the computer was thinking for them.
        raise errors.StalePrompt
    sitter = draft.table.sitters[seat]
    missed = sitter.missed + 1
    draft.seat(seat, replace(sitter, missed=missed, away=missed >= misses_to_go))
    _count_consent(draft)


def come_back(draft: Draft, member_id: int) -> None:
    """A member takes their seat back from the computer; a table that waited for somebody goes on."""
    seat = _seat(draft, member_id)
    deserted = not any(sitter.human for sitter in draft.table.sitters)
    _back(draft, seat)
    if draft.table.status is Status.PAUSED and deserted:
        resume(draft)


def _back(draft: Draft, seat: Seat) -> None:
    draft.seat(seat, replace(draft.table.sitters[seat], away=False, missed=0))


def claim(draft: Draft, member_id: int) -> None:
    """Plays the hand out for a member whose cards certainly take the rest."""
    seat = _seat(draft, member_id)
    _running(draft)
    _back(draft, seat)
    replay = draft.game
    line = sure_line(replay.game.perspective(replay.state, seat), replay.game.pack(replay.state))
    if not line:
        raise errors.NotSure
    for card in line:
        draft.take(seat, PLAYS[card])
        while (others := acting(draft.table, replay)) and others[0] != seat:
            draft.take(others[0], replay.game.legal_moves(replay.state, others[0])[0])


def remind(draft: Draft, member_id: int | None = None) -> None:
    """Notes that the awaited members have been reminded, once a turn, by the clock or (`member_id`) another member."""
    if member_id is not None:
        _seat(draft, member_id)
    others = [s for s in awaited(draft.table, draft.replay) if draft.table.sitters[s].user_id != member_id]
    if draft.table.reminded or not others:
        raise errors.NothingToRemind
    draft.update(reminded=True)


# Agreements.


def ask(draft: Draft, member_id: int, kind: AskKind, seat: Seat | None = None) -> None:
    """A member asks the others to pause, to end, or to free a seat; when that is asked already, they agree."""
    _seat(draft, member_id)
    _running(draft)
    _check_question(draft, kind, seat)
    if any(a.kind is kind and a.seat == seat for a in draft.table.asks):
        agree(draft, member_id, kind, seat)
        return
    others = [a for a in draft.table.asks if a.kind is not kind]
    draft.update(asks=(*others, Ask(kind, member_id, (member_id,), seat)))
    _count_consent(draft)


def agree(draft: Draft, member_id: int, kind: AskKind, seat: Seat | None = None) -> None:
    """A member agrees; the last one to do so makes it happen. Raises StalePrompt when nobody asks that any more."""
    question = _question(draft, member_id, kind, seat)
    if member_id not in question.agreed:
        agreed = replace(question, agreed=(*question.agreed, member_id))
        draft.update(asks=tuple(agreed if a is question else a for a in draft.table.asks))
    _count_consent(draft)


def refuse(draft: Draft, member_id: int, kind: AskKind, seat: Seat | None = None) -> None:
    """A member says no, which ends the question. Raises StalePrompt when nobody asks that any more."""
    question = _question(draft, member_id, kind, seat)
    draft.update(asks=tuple(a for a in draft.table.asks if a is not question))


def decide(draft: Draft, kind: AskKind, seat: Seat | None = None) -> None:
    """A moderator decides without asking."""
    _check_question(draft, kind, seat)
    _carry_out(draft, kind, seat)


def resume(draft: Draft, member_id: int | None = None) -> None:
    """Anybody at the table, or the clock, ends a pause."""
    if draft.table.status is not Status.PAUSED:
        raise errors.NotRunning
    if member_id is not None:
        _back(draft, _seat(draft, member_id))
    draft.update(status=Status.RUNNING, paused_until=None)


def close(draft: Draft) -> None:
    """Ends the table without a result."""
    draft.update(status=Status.CLOSED, asks=(), paused_until=None)


def expire(draft: Draft) -> None:
    """Closes a lobby that nobody has touched for long."""
    if draft.table.status is not Status.LOBBY or draft.now < draft.table.touched_at + LOBBY_LIFE:
        raise errors.NotInLobby
    close(draft)


def end_pause(draft: Draft) -> None:
    """The clock ends a pause that has lasted too long: the game goes on, or ends when everybody is still away."""
    if draft.table.status is not Status.PAUSED or draft.now < (draft.table.paused_until or 0):
        raise errors.NotRunning
    if any(sitter.human for sitter in draft.table.sitters):
        resume(draft)
    else:
        close(draft)


def move_to(draft: Draft, channel_id: int) -> None:
    """Brings the table to another channel; one that was paused because it had none goes on."""
    draft.update(channel_id=channel_id)
    if draft.table.status is Status.PAUSED:
        resume(draft)


def pause(draft: Draft) -> None:
    """Stops the clock, for a day at most."""
    _running(draft)
    asks = tuple(a for a in draft.table.asks if a.kind is not AskKind.PAUSE)
    draft.update(status=Status.PAUSED, paused_until=draft.now + PAUSE_LIFE, asks=asks)


def lose_channel(draft: Draft) -> None:
    """The table's channel is gone: a lobby closes, a game waits to be brought to another channel."""
    if draft.table.status is Status.LOBBY:
        close(draft)
    else:
        pause(draft)


def extend(draft: Draft, seconds: float) -> None:
    """Gives members the time back that an outage took."""
    if draft.table.deadline is not None:
        draft.update(deadline=draft.table.deadline + seconds)


def _count_consent(draft: Draft) -> None:
    """Carries out what all members still playing have agreed to."""
    for question in draft.table.asks:
        present = {sitter.user_id for sitter in draft.table.sitters if sitter.human}
        # One that is carried out may settle others: a game that has ended cannot be paused.
        if question in draft.table.asks and present and present <= set(question.agreed):
            _carry_out(draft, question.kind, question.seat)


def _carry_out(draft: Draft, kind: AskKind, seat: Seat | None) -> None:
    if kind is AskKind.PAUSE:
        pause(draft)
    elif kind is AskKind.END:
        close(draft)
    elif seat is not None:
        _give_up(draft, seat)


# Checks.


def _seat(draft: Draft, member_id: int) -> Seat:
    seat = draft.table.seat_of(member_id)
    if seat is None:
        raise errors.NotSeated
    return seat


def _question(draft: Draft, member_id: int, kind: AskKind, seat: Seat | None) -> Ask:
    _seat(draft, member_id)
    for question in draft.table.asks:
        if question.kind is kind and question.seat == seat:
            return question
    raise errors.StalePrompt


def _check_question(draft: Draft, kind: AskKind, seat: Seat | None) -> None:
    if kind is AskKind.REPLACE:
        if draft.replay is None:
            raise errors.NotRunning
        if seat is None or seat not in range(len(draft.table.sitters)) or draft.table.sitters[seat].left:
            raise errors.NotSeated


def _running(draft: Draft) -> None:
    if draft.table.status is Status.PAUSED:
        raise errors.TablePaused
    if draft.table.status is not Status.RUNNING:
        raise errors.NotRunning


def _fresh(draft: Draft, seat: Seat, decision: int) -> None:
    _running(draft)
    if decision != draft.table.decisions[seat]:
        raise errors.StalePrompt


def _lobby(draft: Draft, member_id: int) -> None:
    _seat(draft, member_id)
    if draft.table.status is not Status.LOBBY:
        raise errors.NotInLobby


def _hosted_lobby(draft: Draft, member_id: int) -> None:
    _lobby(draft, member_id)
    if member_id != draft.table.host_id:
        raise errors.NotHost
