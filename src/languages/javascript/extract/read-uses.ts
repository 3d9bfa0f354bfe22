// Which imports bring the base of a class, which nobody can pass in. Names are found as people write them; in doubt an import
// is for something else.
import { textOf } from '../../kit/text-of.ts';
import type { Evidence } from '../../../model/graph.ts';
import type { ImportUse, SourceText } from '../../../model/source.ts';
import type { AskedDependency } from '../../language.ts';
import { stringOrComment } from './string-or-comment.ts';

export function readUses(
  source: SourceText,
  asked: readonly AskedDependency[],
): readonly (ImportUse | undefined)[] {
  // Without the comments, and with their lines.
  const text = textOf(source).replaceAll(stringOrComment, (found, quote?: string) =>
    quote === undefined ? found.replaceAll(/[^\n]+/g, ' ') : found,
  );
  const bases = readBases(text);
  if (bases.size === 0) return asked.map(() => undefined);
  const lines = text.split('\n');
  return asked.map(({ imports }) =>
    imports.some((each) => namesOf(lines, each).some((name) => bases.has(name))) ? 'supertype' : undefined,
  );
}

// Blanks and lists are limited, so that no text takes long.
/** `class Cart<Item> extends shop.Base`, `class Cart extends withLines(Base, Rows)` */
const ofClass =
  /\bclass\b(?:\s{1,99}[\w$]+)?(?:\s{0,99}<[^(){}]{0,300}>)?\s{0,99}extends\s{1,99}([\w$]+(?:\s{0,99}\.\s{0,99}[\w$]+)*(?:\s{0,99}\([\w$\s,.()]{0,300}\))?)/g;

/** `inherits(Cart, Base)`, `Object.create(Base.prototype`, `Cart.prototype = new Base`, `Extends: Base` */
const ofPrototype =
  /\binherits\w*\s{0,9}\(\s{0,99}[\w$.]+\s{0,99},\s{0,99}([\w$]+)|\bObject\.create\(\s{0,99}([\w$]+)[\w$.]*\.prototype\b|\.prototype\s{0,9}=\s{0,9}new\s{1,9}([\w$]+)|\bExtends:\s{1,9}([\w$]+)/g;

function readBases(text: string): ReadonlySet<string> {
  const bases = new Set<string>();
  for (const [, written = ''] of text.matchAll(ofClass)) {
    const [called = '', ...passed] = written.split(/[(,)]/).map((each) => each.trim().split(/\s*\./, 1)[0]!);
    bases.add(called);
    // Of what a function gets that makes the base, that is a class.
    for (const name of passed) if (/^[A-Z]/.test(name)) bases.add(name);
  }
  for (const [, ...written] of text.matchAll(ofPrototype))
    bases.add(written.find((name) => name !== undefined)!);
  return bases;
}

// Up to the specifier of an import or of a `require`.
const ofImport = /\bimport\b([^;='"`]*)\bfrom\s*['"`]$/;
const ofRequire = /([\w$]+|\{[^{}]*\})\s*=\s*[\w$.]*\(?require\(\s*['"`]$/;
const mostLines = 50;
const longestImport = 5000;

/** What the import is called in its file. */
function namesOf(lines: readonly string[], { line, specifier }: Evidence): readonly string[] {
  const last = lines[line - 1] ?? '';
  const end = last.indexOf(specifier);
  const before = [...lines.slice(Math.max(0, line - 1 - mostLines), line - 1), last.slice(0, end)].join('\n');
  const nearest = before.slice(-longestImport);
  const [, list = ''] = ofImport.exec(nearest) ?? ofRequire.exec(nearest) ?? [];
  return list.split(',').flatMap((each) => /([\w$]+)[\s{}]*$/.exec(each)?.slice(1) ?? []);
}
