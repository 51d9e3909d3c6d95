"""What is said when work goes back to students."""

TEXTS: dict[str, str] = {
    "back.written": "{path}: feedback for {students}.",
    "back.nothing": "Handed in nothing that feedback can be put into: {names}.",
    "back.progress": "giving back",
}
