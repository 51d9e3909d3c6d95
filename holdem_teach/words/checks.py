"""What the layer ``checks`` says."""

TEXTS: dict[str, str] = {
    "checks.bad_task": "{place}: a task is declared as @task(name, points=...,"
    " hints=(...)), with everything written out",
}
