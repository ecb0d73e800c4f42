"""python.py FOLDER: the public names of the Python package in that folder, as JSON: for each name of
its __all__ the declaration, the docstring, and the members of a class. Fails if a docstring is missing."""
import ast
import json
import pathlib
import sys

folder = pathlib.Path(sys.argv[1])
trees = {}
for path in sorted(folder.glob("*.py")):
    source = path.read_text(encoding="utf-8")
    trees[path.stem] = (ast.parse(source), source.split("\n"))
silent = []


def doc_of(node, name):
    doc = ast.get_docstring(node)
    if not doc:
        silent.append(name)
    return doc or ""


def signature(node, lines):
    """As it is written, up to the colon."""
    text = "\n".join(lines[node.lineno - 1:node.body[0].lineno - (node.body[0].lineno > node.lineno)])
    text = text[node.col_offset:].split('"""')[0].rstrip()
    return text[:text.rindex(":")].replace("\n" + " " * node.col_offset, "\n")


def told(node, lines):
    entry = {"name": node.name, "doc": doc_of(node, node.name), "code": signature(node, lines), "members": []}
    if isinstance(node, ast.ClassDef):
        for member in node.body:
            if isinstance(member, ast.AnnAssign) and not member.target.id.startswith("_"):
                entry["code"] += "\n" + "\n".join(lines[member.lineno - 1:member.end_lineno])
            elif isinstance(member, ast.FunctionDef) and member.name == "__init__" and member.args.kwonlyargs:
                entry["code"] += "\n    " + signature(member, lines).replace("\n", "\n    ") + "".join(
                    f"\n    {ast.unparse(one.target)[5:]}: {ast.unparse(one.annotation)}" for one in member.body
                    if isinstance(one, ast.AnnAssign))
            elif isinstance(member, ast.FunctionDef) and not member.name.startswith("_"):
                marks = "".join(f"@{ast.unparse(one)}\n" for one in member.decorator_list)
                entry["members"].append({"name": f"{node.name}.{member.name}", "doc": doc_of(member, f"{node.name}.{member.name}"),
                                         "code": marks + signature(member, lines)})
    return entry


package, _ = trees["__init__"]
names = next(ast.literal_eval(node.value) for node in package.body
             if isinstance(node, ast.Assign) and node.targets[0].id == "__all__")
home = {alias.name: node.module for node in package.body if isinstance(node, ast.ImportFrom) for alias in node.names}
entries = []
for name in names:
    tree, lines = trees[home[name]]
    # The last of several with the name: overloads come first.
    node = [node for node in tree.body if isinstance(node, (ast.ClassDef, ast.FunctionDef)) and node.name == name][-1]
    entries.append(told(node, lines))
if silent:
    sys.exit("nothing is said of " + ", ".join(silent))
json.dump({"doc": ast.get_docstring(package), "entries": entries}, sys.stdout)
