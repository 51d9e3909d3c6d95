"""What is done with an explorer by keyboard alone, in a notebook and on a page."""


def compare_rules(page):
    """Of a royal board: what each rule makes of it, and a card that cannot be read."""
    page.press("Rule: Standard")
    page.see("Your hand: straight, ace high")
    page.press("Rule: Freezeout")
    page.see("Rule: Omaha")
    page.type_into("Hole cards", "Ad Xs")
    page.see("'Xs' at card 2 has an unknown rank")
    page.press("Clear")


def weigh_a_range(page):
    """A range by text, a hand more at half its weight, and what a board makes of it."""
    page.type_into("Range", "JJ+, AKs")
    page.see("The range has 28 hands")
    page.type_into("Hand", "T9s")
    page.press("In or out")
    page.see("The range has 32 hands")
    page.type_into("Weight, %", "50")
    page.see("which weigh 30.00")
    page.type_into("Board", "Js 9d 2c")
    page.see("Made hands, which add up to 100%")
