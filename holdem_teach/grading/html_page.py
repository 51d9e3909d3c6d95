"""A page that needs nothing but itself: no script, and nothing from elsewhere.

It is read at a phone's width and on paper, and says nothing by colour alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

from holdem_teach.words import LANGUAGE

_STYLE: Final = (
    "body{font:1rem/1.5 system-ui,sans-serif;max-width:44rem;margin:0 auto;"
    "padding:1rem;color:#111;background:#fff}"
    "h1{font-size:1.5rem}h2{font-size:1.25rem;border-bottom:2px solid #111}"
    "h3{font-size:1rem;margin:0}code,pre{font-size:.95em;overflow-wrap:anywhere}"
    "section section{border:1px solid #767676;border-radius:.3rem;padding:.6rem .8rem;"
    "margin:.6rem 0;break-inside:avoid}section section p{margin:.3rem 0}"
    "pre{white-space:pre-wrap;margin:.3rem 0}"
    "table{border-collapse:collapse;max-width:100%}"
    "th,td{border:1px solid #767676;padding:.2rem .5rem;text-align:left;"
    "vertical-align:top;overflow-wrap:anywhere}"
    "li{overflow-wrap:anywhere}th,td code{overflow-wrap:normal}summary{cursor:pointer}"
    ".wide{overflow-x:auto}.wide td{overflow-wrap:normal;white-space:nowrap}"
    ".bar{display:inline-block;height:.8em;background:#0072b2;"
    "print-color-adjust:exact}"
    "@media print{body{max-width:none;font-size:11pt;padding:0}h2{break-after:avoid}}"
)


def table(headings: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Return a table; headings are text, cells are HTML.

    Examples
    --------
    >>> table(["who"], [["<b>ann</b>"]]).splitlines()[0]
    '<table><tr><th scope="col">who</th></tr><tr><td><b>ann</b></td></tr>'
    """
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in headings)
    body = "".join(
        f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>\n" for row in rows
    )
    return f"<table><tr>{head}</tr>{body}</table>"


def document(title: str, body: str) -> str:
    """Return a whole page; ``title`` is text, ``body`` is HTML."""
    shown = escape(title)
    return (
        f'<!DOCTYPE html>\n<html lang="{LANGUAGE}"><head><meta charset="utf-8">'
        '<meta http-equiv="Content-Security-Policy"'
        " content=\"default-src 'none'; style-src 'unsafe-inline'\">"
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{shown}</title><style>{_STYLE}</style></head>\n"
        f"<body><main><h1>{shown}</h1>\n{body}</main></body></html>\n"
    )
