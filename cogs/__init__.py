"""Slash commands: one cog for each errand of a member."""

from cogs.boards import Boards
from cogs.pages import Pages
from cogs.play import Play
from cogs.privacy import Privacy
from cogs.seat import Seat
from cogs.settings import SettingsCog

COGS = (Play, Seat, Boards, Pages, SettingsCog, Privacy)
