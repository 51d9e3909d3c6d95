"""What the page of all explorers says."""

TEXTS: dict[str, str] = {
    "shelf.strength": "Hand strength",
    "shelf.hand": "Hands",
    "shelf.range": "Ranges",
    "shelf.pots": "Pots",
    "shelf.play": "Play",
    "serve.title": "# Explore Texas Hold'em\n\nChoose a page below. All of it can be"
    " worked with the keyboard: the tab key goes from one control to the next, arrow"
    " keys from one page to the next.",
    "serve.opening": "Opening the explorers at http://localhost:{port}/ ... Ctrl-C here"
    " ends them.",
    "serve.no_voila": "Voilà, which shows the explorers without a notebook, is not"
    ' installed; in the folder of the project: python -m pip install ".[explore]"',
}
