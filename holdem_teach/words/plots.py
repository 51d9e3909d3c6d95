"""What stands in the figures, and what they show in words."""

TEXTS: dict[str, str] = {
    # from street to street
    "plots.streets": "flop|turn|river",
    "plots.streets_title": "{hole} from street to street",
    "plots.streets_axis": "street, and the cards that came",
    "plots.chance_axis": "chance, 0 to 1",
    "plots.hs": "HS: ahead now",
    "plots.ehs": "EHS: with what may come",
    "plots.street_label": "{street}\n{cards}",
    "plots.streets_text": "Bars by street for {hole} on {board}. {streets}.",
    "plots.street_text": "{street}: HS {hs:.2f}, EHS {ehs:.2f}",
    # from now to the river
    "plots.flow_title": "{hole} on {board}: from now to the river",
    "plots.flow_axis": "share of the opponent's hands, in %",
    "plots.flow_now": "now",
    "plots.flow_then": "at the river",
    "plots.flow_part": "{word} {percent:.1f} %",
    "plots.flow_text": "Two stacked bars for {hole} on {board}, joined by ribbons. Now:"
    " {now}. At the river: {then}. Of all pairs of a hand and a runout,"
    " {ahead_to_behind:.1f} % go from ahead to behind and {behind_to_ahead:.1f} % from"
    " behind to ahead.",
    # the square of the 169 hands
    "plots.grid_axis": "in %",
    "plots.grid_columns": "suited above the diagonal, pairs on it, offsuit below",
    "plots.grid_blocked": "–",
    "plots.grid_text": "{title}: a square of the 169 starting hands, aces at the top"
    " and on the left, suited above the diagonal. Highest: {highest}. Lowest: {lowest}."
    " Without a value: {blocked}.",
    "plots.grid_none": "none",
    "plots.grid_value": "{name} {percent:.0f} %",
    "plots.bad_grid": "matrix: an array of {dtype} of shape {shape} was given, expected"
    " numbers of shape (13, 13), such as the matrix() of a grid or of a range",
    "plots.nothing_in_grid": "matrix: no cell of it holds a number to show",
    # a growing sample
    "plots.sample_title": "EHS of {hole} on {board}, by sampling",
    "plots.sample_axis": "samples",
    "plots.sample_values": "EHS",
    "plots.sample_line": "estimate",
    "plots.sample_band": "95 % interval",
    "plots.sample_exact": "exact: {exact:.4f}",
    "plots.sample_text": "A line with a band around it, from {first:,} to {last:,}"
    " samples of {hole} on {board}. The last estimate of EHS is {estimate:.4f}, its"
    " 95 % interval {low:.4f} to {high:.4f}; the exact value is {exact:.4f}.",
    "plots.no_estimates": "estimates: none were given, expected those of a stream, such"
    " as list(islice(stream(hole, board), 50))",
    # what the river brings
    "plots.runouts_title": "What the river makes of {hole} on {board}",
    "plots.runouts_axis": "hands that are beaten at the river, in %; ties half",
    "plots.runouts_count": "runouts, of {total:,}",
    "plots.runouts_mean": "mean: {mean:.1f} %",
    "plots.runouts_text": "A histogram of {total:,} runouts for {hole} on {board}, by"
    " the share of the opponent's hands that are beaten at the river. On average"
    " {mean:.1f} %; {low} runouts leave less than 20 %, {high} at least 80 %.",
    # tournaments
    "plots.chips_title": "Chips won over the deals of a tournament",
    "plots.chips_deals": "deals, each played from every seat at every table",
    "plots.chips_axis": "chips won",
    "plots.chips_end": "{name} {chips:+,}",
    "plots.chips_text": "Lines of chips won over {deals:,} deals. At the end: {ends}.",
    "plots.cross_title": "Who wins how much from whom",
    "plots.cross_rows": "who wins",
    "plots.cross_columns": "from whom",
    "plots.cross_text": "A square of what each player wins from each other, in {unit}:"
    " {names}. In brackets where that may be chance.",
}
