"""Says what Python's own parser finds: reads a JSON list of paths, writes one JSON line of imports per path."""

import ast
import json
import sys
import warnings

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


def imports_of(path):
    with open(path, "rb") as file:
        source = file.read()
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
    return Reader(path).read(tree)


class Reader:
    def __init__(self, path):
        self.stem = path.rsplit("/", 1)[-1].rsplit(".", 1)[0]
        self.found = []
        self.importers = {"importlib.import_module", "__import__", "builtins.__import__"}

    def read(self, tree):
        # A stack of (node, in a function, for type checkers), in the order of the text.
        stack = [(tree, False, False)]
        while stack:
            node, lazy, typed = stack.pop()
            self.read_node(node, "type" if typed else "lazy" if lazy else "static")
            stack.extend(reversed(list(children(node, lazy, typed))))
        return [list(entry) for entry in sorted(set(self.found), key=lambda e: (e[2], e[0], e[1] or "", e[3]))]

    def read_node(self, node, kind):
        if isinstance(node, ast.Import):
            for alias in node.names:
                self.found.append((alias.name, None, alias.lineno, kind))
                if alias.name == "importlib":
                    self.importers.add((alias.asname or alias.name) + ".import_module")
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            for alias in node.names:
                self.found.append((module, alias.name, alias.lineno, kind))
                if module == "importlib" and alias.name == "import_module":
                    self.importers.add(alias.asname or alias.name)
        elif isinstance(node, ast.Call) and dotted(node.func) in self.importers:
            name = self.called_name(node, dotted(node.func))
            if name is not None:
                self.found.append((name, None, node.lineno, kind))

    def called_name(self, call, importer):
        keywords = {keyword.arg: keyword.value for keyword in call.keywords}
        arguments = call.args
        name = literal(arguments[0] if arguments else keywords.get("name"))
        if not name or not name.strip(".") or "" in name.lstrip(".").split("."):
            return None
        if importer.endswith("__import__"):
            level = arguments[4] if len(arguments) > 4 else keywords.get("level", ast.Constant(0))
            if name.startswith(".") or not isinstance(level, ast.Constant) or level.value < 0:
                return None
            return "." * level.value + name
        if not name.startswith("."):
            return name
        package = arguments[1] if len(arguments) > 1 else keywords.get("package")
        if literal(package):
            parts = literal(package).split(".")
            bare = name.lstrip(".")
            up = len(name) - len(bare) - 1
            return ".".join(parts[: len(parts) - up] + [bare]) if up < len(parts) else None
        if dotted(package) == "__package__" or (dotted(package) == "__name__" and self.stem == "__init__"):
            return name
        if dotted(package) == "__name__":
            return name[1:] if name.startswith("..") else "." + self.stem + name
        return None


def children(node, lazy, typed):
    """The children, each with what its place means. Defaults and decorators run where the function is defined."""
    for field, value in ast.iter_fields(node):
        inside_function = lazy or (field == "body" and isinstance(node, FUNCTIONS))
        inside_function = inside_function or (isinstance(node, ast.If) and field == branch_of_program(node.test))
        inside_types = typed or (isinstance(node, ast.If) and field == branch_for_types(node.test))
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield child, inside_function, inside_types


def branch_of_program(test):
    """What runs only where the file is started as a program."""
    is_part = isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And)
    test = test.values[0] if is_part else test
    if not isinstance(test, ast.Compare) or len(test.ops) != 1:
        return None
    sides = [test.left, test.comparators[0]]
    if [dotted(side) or literal(side) for side in sides] not in (["__name__", "__main__"], ["__main__", "__name__"]):
        return None
    if isinstance(test.ops[0], ast.Eq):
        return "body"
    return "orelse" if isinstance(test.ops[0], ast.NotEq) and not is_part else None


def branch_for_types(test):
    branch = "body"
    while isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        test = test.operand
        branch = "orelse" if branch == "body" else "body"
    if isinstance(test, ast.Constant) and test.value in (False, 0):
        return branch
    name = dotted(test)
    return branch if name and name.split(".")[-1] in ("TYPE_CHECKING", "MYPY") else None


def dotted(node):
    parts = []
    while isinstance(node, ast.Attribute):
        parts.append(node.attr)
        node = node.value
    return ".".join([node.id, *reversed(parts)]) if isinstance(node, ast.Name) else None


def literal(node):
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    sys.setrecursionlimit(10_000)
    for path in json.load(sys.stdin):
        print(json.dumps(imports_of(path)))
