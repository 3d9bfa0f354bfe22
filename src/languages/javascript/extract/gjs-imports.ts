// GJS, which runs the programs and extensions of GNOME, offers scripts as members of `imports`: `imports.ui.main` is
// `ui/main.js`. What an extension offers is in `Me.imports`.
import { getOrAdd } from '../../../std/multi-map.ts';
import { dot } from '../../kit/bytes.ts';
import type { ImportDetail } from '../../../model/import-detail.ts';
import type { ImportKind } from '../../../model/source.ts';
import { Cursor } from './cursor.ts';
import type { Script } from './script.ts';

/** A variable, parameter or property of that name. */
const isLocal = /\b(?:const|let|var)\s+imports\b|[(,{]\s*imports\s*[,)}]|\bimports\s*(?:=(?!=)|:)/;

/** A script that asks which extension it belongs to. */
const ofExtension = Buffer.from('getCurrentExtension');

/** A path goes through a few folders to a name in a file. */
const longestPath = 10;

interface GjsScript {
  /** Whether `imports` is that of GJS. */
  readonly hasImports: boolean;
  readonly isOfExtension: boolean;
}

/** A script can import often, and is searched once. */
const known = new WeakMap<Script, GjsScript>();

const ownPath: ImportDetail = { kind: 'own-path' };

/** `{ main, panel: Panel } = `, before the word. */
const inBraces = /\{([^{}]*)\}\s*=\s*$/;
const longestNames = 500;
const firstWord = /[\w$]+/;

/** `end` is that of the word `imports`. */
export function readGjsImport(script: Script, end: number, kind: ImportKind): void {
  if (script.isEsModule || script.dialect.typed || !lookAt(script).hasImports) return;
  const start = end - 'imports'.length;
  const path = readPath(script, end);
  if (path.length === 0) return;
  const before = script.bytes.toString('latin1', Math.max(0, start - longestNames), start);
  const [, names] = path.length === 1 ? (inBraces.exec(before) ?? []) : [];
  const paths =
    names === undefined ? [path] : names.split(',').map((each) => [...path, firstWord.exec(each)?.[0] ?? '']);
  for (const each of paths) script.addSpecifier(kind, ['imports', ...each].join('.'), start, ownPath);
}

/** After a dot. */
export function readGjsImportOfExtension(script: Script, end: number, kind: ImportKind): void {
  if (lookAt(script).isOfExtension) readGjsImport(script, end, kind);
}

function lookAt(script: Script): GjsScript {
  return getOrAdd(known, script, () => {
    const { bytes, length } = script;
    const hasImports = !isLocal.test(bytes.toString('latin1', 0, length));
    return { hasImports, isOfExtension: bytes.includes(ofExtension) };
  });
}

function readPath(script: Script, end: number): readonly string[] {
  const cursor = new Cursor(script, end);
  const path: string[] = [];
  while (path.length < longestPath && cursor.take(dot) && cursor.isAtWord) {
    const from = cursor.pos;
    cursor.takeWord();
    path.push(script.bytes.toString('latin1', from, cursor.end));
  }
  return path;
}
