"""The names of modules that each of their statements needs: paths on stdin, one list for each as JSON on stdout."""

import ast
import json
import sys


class Uses(ast.NodeVisitor):
    """Names that a statement reads and does not bind in a function of its own."""

    def __init__(self):
        self.scopes = []
        self.found = []

    def visit_function(self, node):
        for each in [*node.decorator_list, *node.args.defaults, *filter(None, node.args.kw_defaults)]:
            self.visit(each)
        self.visit_body(node, node.args, node.body)

    def visit_body(self, node, args, body):
        bound = {each.arg for each in ast.walk(args) if isinstance(each, ast.arg)}
        outer = set()
        for each in body:
            for inner in ast.walk(each):
                if isinstance(inner, ast.Name) and not isinstance(inner.ctx, ast.Load):
                    bound.add(inner.id)
                elif isinstance(inner, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                    bound.add(inner.name)
                elif isinstance(inner, (ast.Import, ast.ImportFrom)):
                    bound.update((alias.asname or alias.name).split(".")[0] for alias in inner.names)
                elif isinstance(inner, ast.Global):
                    outer.update(inner.names)
                elif isinstance(inner, ast.ExceptHandler) and inner.name:
                    bound.add(inner.name)
        self.scopes.append(bound - outer)
        for each in body:
            self.visit(each)
        self.scopes.pop()

    def visit_FunctionDef(self, node):
        self.visit_function(node)

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_Lambda(self, node):
        self.visit_body(node, node.args, [node.body])

    def visit_Name(self, node):
        if isinstance(node.ctx, ast.Load) and not any(node.id in scope for scope in self.scopes):
            self.found.append((node.id, node.lineno))


def bound_by(statement):
    for node in ast.walk(statement):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)) and node is statement:
            yield node.name
            return
    if isinstance(statement, (ast.Import, ast.ImportFrom)):
        for alias in statement.names:
            yield (alias.asname or alias.name).split(".")[0]
    elif isinstance(statement, (ast.Assign, ast.AnnAssign, ast.AugAssign)):
        if isinstance(statement, ast.AnnAssign) and statement.value is None:
            return
        targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
        for target in targets:
            for node in ast.walk(target):
                if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                    yield node.id


def names_needed(path):
    try:
        with open(path, "rb") as file:
            tree = ast.parse(file.read())
    except (SyntaxError, ValueError):
        return []
    declared = {}
    for statement in tree.body:
        for name in bound_by(statement):
            declared.setdefault(name, []).append((statement.lineno, statement))
    needed = []
    for statement in tree.body:
        uses = Uses()
        uses.visit(statement)
        for name, line in uses.found:
            at = declared.get(name)
            if at and all(each is not statement for _, each in at):
                needed.append({"name": name, "line": line, "declaredAt": [first for first, _ in at]})
    return needed


json.dump([names_needed(path) for path in sys.stdin.read().split("\n")], sys.stdout)
