// What the TypeScript compiler itself finds in a file: the judge over the scanner.
import ts from 'typescript';
import type { ImportKind, ImportStatement } from '../../../src/model/source.ts';
import { importsUsedAsTypes } from './compiler-elision.ts';

interface Located {
  readonly specifier: string;
  readonly offset: number;
  readonly kind: ImportKind;
}

/**
 * Every import in the tree, in the order of the text; types in comments too, where the file is JavaScript. An import of
 * TypeScript that compiling with these options drops, though a name of it is used, is a type.
 */
export function compilerImports(
  path: string,
  text: string,
  options: ts.CompilerOptions = {},
): ImportStatement[] {
  const file = parse(path, text);
  const isCode = !file.isDeclarationFile && !isJavaScript(path);
  return statementsIn(file, isCode ? importsUsedAsTypes(path, text, options) : new Set());
}

/**
 * The same, with the kinds that the statements say themselves.
 * @public Used by accuracy/typescript.js.
 */
export function writtenImports(path: string, text: string): ImportStatement[] {
  return statementsIn(parse(path, text), new Set());
}

function parse(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, scriptKind(path));
}

function statementsIn(file: ts.SourceFile, dropped: ReadonlySet<number>): ImportStatement[] {
  const found = new Map<number, Located>();
  for (const reference of references(file)) found.set(reference.offset, reference);
  const queue: ts.Node[] = [file];
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    const statement = importOf(node);
    if (statement !== undefined) found.set(statement.offset, statement);
    ts.forEachChild(node, (child) => {
      queue.push(child);
    });
    if (isJavaScript(file.fileName)) queue.push(...jsDocOf(node));
  }
  const lines = lineStarts(file.text);
  return [...found.values()]
    .toSorted((a, b) => a.offset - b.offset)
    .map(({ specifier, offset, kind }) => ({
      specifier,
      line: lines(offset),
      // What is declared is erased, whatever the statement says.
      kind: file.isDeclarationFile || dropped.has(offset) ? 'type' : kind,
    }));
}

function scriptKind(path: string): ts.ScriptKind {
  if (path.endsWith('.tsx')) return ts.ScriptKind.TSX;
  return isJavaScript(path) ? ts.ScriptKind.JSX : ts.ScriptKind.TS;
}

function isJavaScript(path: string): boolean {
  return /\.[cm]?jsx?$/.test(path);
}

function jsDocOf(node: ts.Node): readonly ts.Node[] {
  return (node as { readonly jsDoc?: readonly ts.JSDoc[] }).jsDoc ?? [];
}

function references(file: ts.SourceFile): Located[] {
  const relative = (name: string): string => (/^\.{0,2}\//.test(name) ? name : `./${name}`);
  return [
    ...file.referencedFiles.map(({ fileName, pos }) => ({ specifier: relative(fileName), offset: pos })),
    ...file.typeReferenceDirectives.map(({ fileName, pos }) => ({ specifier: fileName, offset: pos })),
  ].map((reference) => ({ ...reference, kind: 'type' }));
}

function importOf(node: ts.Node): Located | undefined {
  if (ts.isImportDeclaration(node)) return located(node.moduleSpecifier, importKind(node.importClause));
  if (ts.isExportDeclaration(node)) return located(node.moduleSpecifier, exportKind(node));
  if (ts.isImportEqualsDeclaration(node) && ts.isExternalModuleReference(node.moduleReference)) {
    return located(node.moduleReference.expression, node.isTypeOnly ? 'type' : 'static');
  }
  if (ts.isImportTypeNode(node)) {
    return located(ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, 'type');
  }
  if (ts.isJSDocImportTag(node)) return located(node.moduleSpecifier, 'type');
  if (ts.isNewExpression(node)) return located(workerUrl(node), 'lazy', urlSpecifier);
  return ts.isCallExpression(node) ? callImport(node) : undefined;
}

function callImport(node: ts.CallExpression): Located | undefined {
  const called = node.expression;
  const [first] = node.arguments;
  if (called.kind === ts.SyntaxKind.ImportKeyword || isMeta(called, 'defer') || isMeta(called, 'source')) {
    return located(first, 'lazy');
  }
  if (isRequire(called) && node.arguments.length === 1) {
    return located(first, isInFunctionBody(node) ? 'lazy' : 'static');
  }
  if (!ts.isPropertyAccessExpression(called) || called.name.text !== 'resolve') return undefined;
  const owner = called.expression;
  const resolves = isMeta(owner, 'meta') || isRequire(owner);
  return resolves ? located(first, 'lazy') : undefined;
}

/** By its own name, or what `createRequire` returns, also in a constant. */
function isRequire(node: ts.Expression): boolean {
  if (ts.isCallExpression(node)) return node.getText() === 'createRequire(import.meta.url)';
  if (!ts.isIdentifier(node)) return false;
  const made = new RegExp(`\\bconst ${node.text} = createRequire\\((?:import\\.meta\\.url|__filename)\\)`);
  return node.text === 'require' || made.test(node.getSourceFile().text);
}

function isMeta(node: ts.Node, name: string): boolean {
  return (
    ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword && node.name.text === name
  );
}

function isInFunctionBody(node: ts.Node): boolean {
  for (let child = node; child.parent !== undefined; child = child.parent) {
    if (ts.isFunctionLike(child.parent) && (child.parent as ts.FunctionLikeDeclaration).body === child)
      return true;
  }
  return false;
}

function importKind(clause: ts.ImportClause | undefined): ImportKind {
  if (clause === undefined) return 'static';
  const { name, namedBindings, isTypeOnly } = clause;
  const inline = name === undefined && namedBindings !== undefined && ts.isNamedImports(namedBindings);
  return isTypeOnly || (inline && areTypes(namedBindings.elements)) ? 'type' : 'static';
}

function exportKind({ isTypeOnly, exportClause }: ts.ExportDeclaration): ImportKind {
  const inline = exportClause !== undefined && ts.isNamedExports(exportClause);
  return isTypeOnly || (inline && areTypes(exportClause.elements)) ? 'type' : 'static';
}

function areTypes(names: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[]): boolean {
  return names.length > 0 && names.every(({ isTypeOnly }) => isTypeOnly);
}

function workerUrl(node: ts.NewExpression): ts.Node | undefined {
  const [first, second] = node.arguments ?? [];
  if (!ts.isIdentifier(node.expression) || node.expression.text !== 'URL') return undefined;
  if (node.arguments?.length !== 2 || second === undefined || !ts.isPropertyAccessExpression(second))
    return undefined;
  return isMeta(second.expression, 'meta') && second.name.text === 'url' ? first : undefined;
}

function urlSpecifier(url: string): string | undefined {
  const base = new URL('https://project.test/a/b/c/d/');
  if (!URL.canParse(url, base)) return undefined;
  const path = url.replace(/[?#].*$/s, '');
  const resolved = new URL(path, base);
  const leaves = resolved.host !== base.host || path === '' || path.startsWith('/') || path.includes('://');
  if (leaves || resolved.pathname.endsWith('/')) return undefined;
  return path.startsWith('.') ? path : `./${path}`;
}

function located(
  literal: ts.Node | undefined,
  kind: ImportKind,
  specifierOf: (text: string) => string | undefined = (text) => text,
): Located | undefined {
  if (literal === undefined || !ts.isStringLiteralLike(literal)) return undefined;
  const specifier = specifierOf(literal.text);
  return specifier === undefined ? undefined : { specifier, offset: literal.getStart(), kind };
}

/** Lines end with a line feed, as editors and other tools count them; the compiler counts more. */
function lineStarts(text: string): (offset: number) => number {
  let line = 1;
  let next = text.indexOf('\n');
  return (offset) => {
    while (next !== -1 && next < offset) {
      line++;
      next = text.indexOf('\n', next + 1);
    }
    return line;
  };
}
