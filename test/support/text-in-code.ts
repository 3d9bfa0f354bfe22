// What a source file shows to people: the text of its strings, templates and markup. A string of one word is taken for a
// name in the code, such as `kind: 'file'`, and left out.
import ts from 'typescript';

export function textInCode(path: string, source: string): readonly string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, kindOf(path));
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      texts.push(node.text);
    if (ts.isJsxText(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts.filter((text) => text.trim().includes(' '));
}

/** Line comments that follow each other are one text. */
export function commentsInCode(source: string): readonly string[] {
  const comments = source.matchAll(/(?:(?:^|(?<=\s))\/\/ .*(?:\n\s*(?=\/\/ ))?)+|\/\*[\s\S]*?\*\//gm);
  return [...comments].map(([comment]) =>
    comment
      .replaceAll(/^\s*(?:\/\/|\/?\*+\/?)|\*\/$/gm, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

function kindOf(path: string): ts.ScriptKind {
  return path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}
