// Which imports vanish when TypeScript is compiled because only types need them: what the compiler itself emits.
import ts from 'typescript';

/** The offsets of the specifiers of the imports that compiling drops although one of their names is used. */
export function importsUsedAsTypes(
  path: string,
  text: string,
  options: ts.CompilerOptions = {},
): ReadonlySet<number> {
  const file = parse(path, text);
  const imports = importsOf(file);
  if (imports.length === 0) return new Set();
  const kept = keptImports(path, text, options);
  const dropped = imports.filter(({ pos }) => !kept.has(pos));
  if (dropped.length === 0) return new Set();
  const used = usedImports(path, file, dropped);
  return new Set(dropped.filter(({ pos }) => used.has(pos)).map((node) => specifierOf(node)!.getStart(file)));
}

type Import = ts.ImportDeclaration | ts.ImportEqualsDeclaration;

function parse(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
}

/** The imports that name something and are not marked as types, those within `declare module` included. */
function importsOf(file: ts.SourceFile): Import[] {
  const found: Import[] = [];
  const visit = (statement: ts.Node): void => {
    if (isImport(statement) && specifierOf(statement) !== undefined && !isMarked(statement))
      found.push(statement);
    else if (ts.isModuleDeclaration(statement) || ts.isModuleBlock(statement))
      ts.forEachChild(statement, visit);
  };
  file.statements.forEach(visit);
  return found;
}

function isImport(node: ts.Node): node is Import {
  return ts.isImportDeclaration(node) || ts.isImportEqualsDeclaration(node);
}

function isMarked(node: Import): boolean {
  if (ts.isImportEqualsDeclaration(node)) return node.isTypeOnly;
  const { isTypeOnly = false, name, namedBindings } = node.importClause ?? {};
  if (isTypeOnly || name !== undefined || namedBindings === undefined || ts.isNamespaceImport(namedBindings))
    return isTypeOnly;
  const { elements } = namedBindings;
  return elements.length > 0 && elements.every((element) => element.isTypeOnly);
}

function specifierOf(node: Import): ts.Expression | undefined {
  if (ts.isImportDeclaration(node)) return node.importClause === undefined ? undefined : node.moduleSpecifier;
  return ts.isExternalModuleReference(node.moduleReference) ? node.moduleReference.expression : undefined;
}

/** Where the imports begin that are left when the file is compiled. */
function keptImports(path: string, text: string, options: ts.CompilerOptions): ReadonlySet<number> {
  const kept = new Set<number>();
  const note: ts.TransformerFactory<ts.SourceFile> = () => (output) => {
    for (const statement of output.statements) {
      const original = ts.getOriginalNode(statement);
      if (isImport(original)) kept.add(original.pos);
    }
    return output;
  };
  ts.transpileModule(text, {
    fileName: path,
    compilerOptions: {
      ...(hasRuntime(text, options) ? { ...options, ...withRuntime } : options),
      // CommonJS, for in a module of JavaScript there is nothing that `import x = require()` could become.
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ESNext,
    },
    transformers: { after: [note] },
  });
  return kept;
}

/** Whether elements are compiled to calls of `react/jsx-runtime` or its like, which the compiler imports by itself. */
function hasRuntime(text: string, { jsx, jsxImportSource }: ts.CompilerOptions): boolean {
  return (
    jsx === ts.JsxEmit.ReactJSX ||
    jsx === ts.JsxEmit.ReactJSXDev ||
    jsxImportSource !== undefined ||
    /@jsxImportSource\s/.test(text)
  );
}

/** One file alone does not tell that there is such a module, and React would be taken for needed. */
const withRuntime: ts.CompilerOptions = {
  jsx: ts.JsxEmit.Preserve,
  jsxImportSource: '',
  jsxFactory: 'noFactory',
  jsxFragmentFactory: 'noFactory',
};

/** Where the imports begin of which any name is used anywhere, in types and in code. */
function usedImports(path: string, file: ts.SourceFile, imports: readonly Import[]): ReadonlySet<number> {
  const names = new Set(imports.flatMap(localNames));
  const program = ts.createProgram(
    [path],
    { noLib: true, noResolve: true, types: [], jsx: ts.JsxEmit.Preserve },
    hostOf(path, file),
  );
  const checker = program.getTypeChecker();
  const used = new Set<number>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && names.has(node.text)) {
      for (const declaration of symbolOf(checker, node)?.declarations ?? []) {
        const statement = ts.findAncestor(declaration, isImport);
        const isItself = statement !== undefined && node.pos >= statement.pos && node.end <= statement.end;
        if (statement !== undefined && !isItself) used.add(statement.pos);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return used;
}

function localNames(node: Import): string[] {
  const names: string[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isIdentifier(child)) names.push(child.text);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return names;
}

function symbolOf(checker: ts.TypeChecker, node: ts.Identifier): ts.Symbol | undefined {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent) && parent.name === node)
    return checker.getShorthandAssignmentValueSymbol(parent);
  if (ts.isExportSpecifier(parent)) return checker.getExportSpecifierLocalTargetSymbol(parent);
  const symbol = checker.getSymbolAtLocation(node);
  // A type taken from `import x = require()` is unknown without the other file; its name is not.
  return symbol?.declarations === undefined && ts.isTypeReferenceNode(parent)
    ? checker.getSymbolsInScope(node, ts.SymbolFlags.Alias).find(({ name }) => name === node.text)
    : symbol;
}

function hostOf(path: string, file: ts.SourceFile): ts.CompilerHost {
  return {
    getSourceFile: (name) => (name === path ? file : undefined),
    getDefaultLibFileName: () => 'lib.d.ts',
    writeFile: () => undefined,
    getCurrentDirectory: () => '',
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    fileExists: (name) => name === path,
    readFile: () => undefined,
  };
}
