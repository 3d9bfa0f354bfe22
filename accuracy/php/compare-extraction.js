// What Lintel reads of a file compared with what PHP-Parser reads of it: imports, includes, declarations and references.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {import('./oracle.js').FileFacts} FileFacts
 * @typedef {{ specifier: string, detail?: any, line: number, kind: string }} Statement
 */

/**
 * @param {string} folder
 * @param {readonly FileFacts[]} facts
 * @param {any} php
 */
export function compareExtraction(folder, facts, php) {
  let count = 0;
  /** @type {string[]} */
  const disagreements = [];
  for (const fact of facts) {
    const found = extract(folder, fact.file, php);
    count += fact.uses.length + fact.includes.length;
    for (const [what, own, expected] of [
      ['its imports', ownUses(found), fact.uses.map((row) => row.join(' '))],
      [
        'its includes',
        ownIncludes(found),
        fact.includes.map((row) => [row[0] || '?', row[1], row[2]].join(' ')),
      ],
      ['what it declares', ownDeclarations(found), expectedDeclarations(fact)],
      ['what it refers to', ownReferences(found), expectedReferences(fact)],
    ]) {
      if (String(own) !== String(expected)) disagreements.push(`${fact.file}: ${String(what)}`);
    }
  }
  return { count, disagreements };
}

/**
 * @param {string} folder
 * @param {string} file
 * @param {any} php
 * @returns {{ imports: Statement[], declares: { kind: string, name: string }[] }}
 */
function extract(folder, file, php) {
  const content = readFileSync(join(folder, file));
  const isMarked = content[0] === 0xef && content[1] === 0xbb && content[2] === 0xbf;
  const text = isMarked ? content.subarray(3) : content;
  const bytes = new Uint8Array(text.length + 1);
  bytes.set(text);
  return php.extract({ path: file, bytes, length: text.length });
}

/** @param {{ imports: Statement[] }} found */
function ownUses({ imports }) {
  return imports
    .filter((statement) => statement.kind !== 'reference' && !isInclude(statement))
    .map((statement) => `${symbolOf(statement) ?? 'class'} ${statement.specifier} ${statement.line}`);
}

/** @param {{ imports: Statement[] }} found */
function ownIncludes({ imports }) {
  return imports
    .filter(isInclude)
    .map(
      ({ specifier, detail, line, kind }) =>
        `${hasPlainPath(detail) ? specifier : '?'} ${line} ${kind === 'lazy'}`,
    );
}

/** @param {Statement['detail']} detail Whether there are no constants in it. */
function hasPlainPath(detail) {
  if (detail.kind !== 'path-if-there') return detail.kind === 'file';
  return detail.pieces.every(
    (/** @type {{ kind: string, text: string }} */ { kind, text }, /** @type {number} */ index) =>
      kind === 'text' || (index === 0 && text === '__DIR__'),
  );
}

/** @param {Statement} statement */
function isInclude({ detail }) {
  return detail !== undefined && detail.kind !== 'symbol';
}

/** @param {Statement} statement As PHP-Parser calls it; undefined for a class. */
function symbolOf({ detail }) {
  if (detail?.kind !== 'symbol') return undefined;
  return detail.symbol === 'constant' ? 'const' : 'function';
}

/** @param {{ declares: { kind: string, name: string }[] }} found */
function ownDeclarations({ declares }) {
  const keys = declares
    .filter(({ kind }) => kind !== 'supertype')
    .map(({ kind, name }) => keyOf(kind.endsWith('constant') ? 'const' : kind, name));
  return [...new Set(keys)].toSorted();
}

/** @param {FileFacts} facts */
function expectedDeclarations({ declares }) {
  return [...new Set(declares.map(([kind, name]) => keyOf(kind, name)))].toSorted();
}

/** @param {{ imports: Statement[] }} found What a `use` names needs no reference. */
function ownReferences({ imports }) {
  const used = new Set(
    imports
      .filter(({ kind }) => kind !== 'reference')
      .map((statement) => keyOf(symbolOf(statement), statement.specifier)),
  );
  const references = imports.filter(({ kind }) => kind === 'reference');
  const keys = references
    .map((statement) => [
      keyOf(symbolOf(statement), statement.specifier),
      statement.detail?.orGlobal ? '~' : '',
    ])
    .filter(([key = '']) => !used.has(key))
    .map((parts) => parts.join(''));
  return [...new Set(keys)].toSorted();
}

/** @param {FileFacts} facts A name that may be a global one has a tilde behind it. */
function expectedReferences({ uses, declares, references }) {
  const known = new Set([...uses, ...declares].map(([kind, name]) => keyOf(kind, name)));
  const keys = references
    .filter(([kind, name]) => !known.has(keyOf(kind, name)))
    .map(([kind, name, global]) => keyOf(kind, name) + (global !== null && name.includes('\\') ? '~' : ''));
  return [...new Set(keys)].toSorted();
}

/**
 * @param {string | undefined} kind
 * @param {string} name
 */
function keyOf(kind, name) {
  if (kind?.startsWith('const'))
    return `const ${name.replace(/^.*\\/, (namespace) => namespace.toLowerCase())}`;
  return kind?.endsWith('function') ? `function ${name.toLowerCase()}` : name.toLowerCase();
}
