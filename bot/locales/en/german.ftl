# German Whist: its names, house rules and how to play.
game-german = German Whist
    .also = Whist for two|Two-handed Whist|Honeymoon Whist|Chinese Whist
preset-german = German Whist
    .also = Whist for two|Two-handed Whist|Honeymoon Whist|Chinese Whist
preset-german_fifty = German Whist to fifty
    .also = Run to fifty
preset-german_all = German Whist, all tricks count
    .also = Twenty-six tricks

contract-stock =
    { $left ->
        [0] { $counting ->
            [last] The stock is gone: these tricks count
            [weighted] The stock is gone: tricks count twice
           *[all] The stock is gone
        }
        [one] { $left } card in the stock
       *[other] { $left } cards in the stock
    }{ $goal ->
        [0] {""}
       *[other] {" "}· played to { $goal }
    }
problem-fifty-deals = a run to fifty needs points for tricks
    .member = A run to fifty needs points for tricks: choose another scoring.

rule-german-counting = Tricks that count
    .help = which of the twenty-six
choice-german-counting-last = the last thirteen
choice-german-counting-all = all of them
choice-german-counting-weighted = all, the last thirteen twice
rule-german-scoring = Scoring
    .help = what a deal is worth
choice-german-scoring-deals = 1 for the winner
choice-german-scoring-tricks = 1 for each trick, to both
choice-german-scoring-over = 1 for each trick over half
choice-german-scoring-margin = the difference in tricks
rule-german-length = Length
    .help = when the game ends
choice-german-length-3 = 3 deals
choice-german-length-1 = 1 deal
choice-german-length-5 = 5 deals
choice-german-length-7 = 7 deals
choice-german-length-fifty = a run to fifty
rule-german-no_trump = No trump
    .help = the rank that means no trump when it is the first card of the stock
choice-german-no_trump-none = none
choice-german-no_trump-ace = ace
choice-german-no_trump-king = king
choice-german-no_trump-queen = queen
choice-german-no_trump-jack = jack

rules-german-1 =
    {"**"}The aim** is to win good cards from the stock with your first thirteen tricks, and most of the last thirteen with them.

    {"**"}The deal.** Thirteen cards each; the other twenty-six are the stock. Its top card is turned, and its suit is trump for the whole deal. The dealer's opponent leads. The deal alternates.

    {"**"}While there is a stock,** the winner of each trick takes its face-up card and the loser the next one without showing it; then the next card is turned. So a good card is worth winning, and a bad one worth losing.

    {"**"}When it is gone,** the hands of thirteen are played out, and only these tricks count. All the time, follow suit if you can; if you cannot, play anything. The highest trump takes the trick, or without a trump the highest card of the suit led; aces are high. Whoever takes the trick leads to the next.

    {"**"}The score.** Seven of the last thirteen tricks win the deal. The best of three deals wins the game. In a run to fifty each trick is a point; when both have reached fifty in the same deal, they play on to sixty, and so on, until one is there alone.

strategy-german-1 =
    {"**"}The card that lies open.** A trump, an ace or a king is worth a good card of yours; a small card is worth losing the trick, for the next one is better on average.

    {"**"}Win cheaply, lose cheaply.** Take a good card with the lowest that will do, and let a bad one go with your worst.

    {"**"}Remember.** You see every second card of the stock go by, and know whose it is. In the last thirteen tricks you can know your opponent's whole hand.

    {"**"}Build for the end.** Keep trumps and one long suit together with its high cards. The last trick with the stock also gives the lead: it may be worth more than its card.
