// What Lintel reads of a file beside what PHP-Parser reads of it: imports, includes, declarations and references.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {import('./oracle.js').FileFacts} FileFacts
 * @typedef {{ specifier: string, name?: string, line: number, kind: string }} Statement
 */

const include = 'include';

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
      if (String(own) !== String(expected)) disagreements.push(`${fact.file}: ${what}`);
    }
  }
  return { count, disagreements };
}

/**
 * @param {string} folder
 * @param {string} file
 * @param {any} php
 * @returns {{ imports: Statement[], declares: string[] }}
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
    .filter(({ name, kind }) => kind !== 'reference' && !name?.startsWith(include))
    .map(({ specifier, name = 'class', line }) => `${name} ${specifier} ${line}`);
}

/** @param {{ imports: Statement[] }} found */
function ownIncludes({ imports }) {
  return imports
    .filter(({ name }) => name?.startsWith(include))
    .map(
      ({ specifier, name, line, kind }) => `${name === include ? specifier : '?'} ${line} ${kind === 'lazy'}`,
    );
}

/** @param {{ declares: string[] }} found */
function ownDeclarations({ declares }) {
  const keys = declares.map((name) =>
    name.startsWith('const ') ? keyOf('const', name.slice(6).replace(/ = .*$/, '')) : name.toLowerCase(),
  );
  return [...new Set(keys)].toSorted();
}

/** @param {FileFacts} facts */
function expectedDeclarations({ declares }) {
  return [...new Set(declares.map(([kind, name]) => keyOf(kind, name)))].toSorted();
}

/** @param {{ imports: Statement[] }} found What a `use` names needs no reference. */
function ownReferences({ imports }) {
  const used = new Set(
    imports.filter(({ kind }) => kind !== 'reference').map(({ specifier, name }) => keyOf(name, specifier)),
  );
  const references = imports.filter(({ kind }) => kind === 'reference');
  const keys = references
    .map(({ specifier, name }) => [keyOf(name, specifier), name?.includes('global') ? '~' : ''])
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
  return kind?.startsWith('function') ? `function ${name.toLowerCase()}` : name.toLowerCase();
}
