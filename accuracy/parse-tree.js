// Syntax trees of languages whose own parser does not run here, by tree-sitter's grammars. They are installed next to this
// file when they are first needed.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const grammars = fileURLToPath(new URL('grammars/', import.meta.url));

/**
 * @typedef {{
 *   type: string, text: string, startIndex: number, endIndex: number, isError: boolean, hasError: boolean,
 *   isMissing: boolean, startPosition: { row: number }, children: readonly Node[], namedChildren: readonly Node[],
 *   parent: Node | null, previousSibling: Node | null, nextSibling: Node | null, id: number,
 *   childForFieldName(name: string): Node | null, fieldNameForChild(index: number): string | null,
 * }} Node
 */

/**
 * @param {string} language
 * @returns {Promise<(text: string) => Node>} Gives the root of a text's tree.
 */
export async function parserOf(language) {
  if (!existsSync(`${grammars}node_modules`)) {
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: grammars,
      stdio: 'inherit',
    });
  }
  const require = createRequire(grammars);
  /** @type {any} Installed above. */
  const { Language, Parser } = require(require.resolve('web-tree-sitter'));
  await Parser.init();
  const parser = new Parser();
  const wasm = require.resolve(`tree-sitter-wasms/out/tree-sitter-${language}.wasm`);
  parser.setLanguage(await Language.load(readFileSync(wasm)));
  return (text) => parser.parse(text).rootNode;
}

/**
 * Every node below one, itself first, in the order of the text.
 * @param {Node} root
 * @returns {Generator<Node>}
 */
export function* nodesIn(root) {
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    yield node;
    open.push(...node.children.toReversed());
  }
}
