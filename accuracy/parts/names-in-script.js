// The names of a script that each of its lines needs, by TypeScript's checker: those that the script declares at its top.
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * @param {string} path
 * @returns {readonly { name: string, line: number, declaredAt: readonly number[] }[]}
 */
export function namesNeededInScript(path) {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const host = ts.createCompilerHost({});
  const program = ts.createProgram({
    rootNames: [path],
    options: { noResolve: true, noLib: true, allowJs: true, types: [], jsx: ts.JsxEmit.Preserve },
    host: { ...host, getSourceFile: (name) => (name === path ? file : undefined) },
  });
  const checker = program.getTypeChecker();
  const top = new Set(file.statements);
  const lineOf = (/** @type {number} */ at) => file.getLineAndCharacterOfPosition(at).line + 1;
  /** @type {{ name: string, line: number, declaredAt: number[] }[]} */
  const needed = [];

  /** @param {ts.Node} node */
  function statementOf(node) {
    let current = node;
    while (!top.has(/** @type {ts.Statement} */ (current)) && current.parent !== undefined)
      current = current.parent;
    return current;
  }

  /** @param {ts.Declaration} declaration */
  function isAtTop(declaration) {
    let current = declaration.parent;
    while (current !== undefined && !ts.isSourceFile(current)) {
      const isOuter =
        ts.isVariableDeclarationList(current) ||
        ts.isVariableStatement(current) ||
        ts.isVariableDeclaration(current) ||
        ts.isBindingElement(current) ||
        ts.isObjectBindingPattern(current) ||
        ts.isArrayBindingPattern(current) ||
        ts.isImportClause(current) ||
        ts.isNamedImports(current) ||
        ts.isImportDeclaration(current);
      if (!isOuter) return false;
      current = current.parent;
    }
    return current !== undefined;
  }

  /** @param {ts.Node} node */
  function visit(node) {
    if (ts.isIdentifier(node)) {
      const isMember = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
      const symbol = isMember ? undefined : checker.getSymbolAtLocation(node);
      const declarations = (symbol?.declarations ?? []).filter(isAtTop);
      if (declarations.length > 0 && declarations.every((one) => statementOf(one) !== statementOf(node)))
        needed.push({
          name: node.text,
          line: lineOf(node.getStart()),
          declaredAt: declarations.map((one) => lineOf(one.getStart())),
        });
    }
    ts.forEachChild(node, visit);
  }
  visit(file);
  return needed;
}
