// What a file uses its imports for, where that decides how to get rid of one: as the base of a class, which nobody can pass
// in, or in annotations that nothing evaluates, so that it can stand below `if TYPE_CHECKING:`. In doubt it is neither.
import { bytesIn } from '../../kit/byte-table.ts';
import { colon, dot, openParen } from '../../kit/bytes.ts';
import { nameOf, stemOf } from '../../../std/paths.ts';
import type { ImportUse, SourceText } from '../../../model/source.ts';
import type { AskedDependency } from '../../language.ts';
import { ByteClass, nameBytes } from './byte-classes.ts';
import { isBlankFrom, skipIndentation } from './extract-imports.ts';
import { type BoundName, LineReader } from './line-reader.ts';
import { type Place, type PlaceOf, placesInClass, placesInFunction, placesInVariable } from './places.ts';
import { Scanner } from './scanner.ts';

/** A name of the file and where it is used. */
interface UsedName extends BoundName {
  readonly places: Set<Place>;
}

/** More are not written by people. Each is looked for in the file. */
const mostNames = 200;

export function readUses(
  source: SourceText,
  asked: readonly AskedDependency[],
): readonly (ImportUse | undefined)[] {
  const text = Buffer.from(source.bytes.buffer, source.bytes.byteOffset, source.length);
  const names = readNames(source, asked);
  if (names.length > mostNames) return asked.map(() => undefined);
  const uses = names.flatMap((name) => findTelling(text, name));
  uses.sort((one, other) => one.at - other.at);
  notePlaces(source, uses);
  return asked.map((dependency) => useOf(source, dependency, names));
}

/** The names that the imports give. */
function readNames(source: SourceText, asked: readonly AskedDependency[]): readonly UsedName[] {
  const wanted = asked.flatMap(({ imports }) => imports.map(({ line }) => line)).toSorted((a, b) => a - b);
  const names: UsedName[] = [];
  const scanner = new Scanner(source);
  const reader = new LineReader(source.path, scanner, (name) => {
    names.push({ ...name, places: new Set() });
  });
  for (let next = 0; next < wanted.length && scanner.pos < source.length;) {
    skipIndentation(source.bytes, scanner);
    const { pos, line } = scanner;
    scanner.skipLine();
    if (wanted[next]! >= scanner.line) continue;
    scanner.rewind(pos, line);
    reader.read(0, 0);
    while (wanted[next]! < scanner.line) next++;
  }
  return names;
}

function useOf(
  { path }: SourceText,
  { target, imports }: AskedDependency,
  names: readonly UsedName[],
): ImportUse | undefined {
  const atRunTime = imports.filter(({ kind, role }) => kind !== 'type' && role === undefined);
  const stem = stemOf(target);
  const namesOf = atRunTime.map(({ line, specifier }) => {
    const all = names.filter((name) => name.line === line && name.specifier === specifier);
    const module = all.filter(({ imported }) => imported === stem);
    return module.length > 0 ? module : all;
  });
  if (namesOf.some((own) => own.some(({ places }) => places.has('base')))) return 'supertype';
  // What a package imports, others can import from it.
  if (nameOf(path) === '__init__.py' || namesOf.length === 0) return undefined;
  const areTypes = namesOf.every(
    (own) => own.length > 0 && own.every(({ places }) => places.size === 1 && places.has('annotation')),
  );
  return areTypes ? 'types' : undefined;
}

/** Others may evaluate the annotations of a function: routes of FastAPI, commands of typer. */
const plainDecorators = new Set(
  'property setter cached_property staticmethod classmethod abstractmethod override overload contextmanager asynccontextmanager'.split(
    ' ',
  ),
);
const firstWord = /^(?:(?:async\s+)?(def|class|import|from|__all__)\b|(@)\s*(?:\w+\.)*(\w+))/;
const variable = /^(?!(?:else|except|finally|lambda|try)\b)\w+(?:\.\w+)*\s*:(?!=)/;

/** `uses` in the order of the text. Reads up to the last of them. */
function notePlaces(source: SourceText, uses: readonly Use[]): void {
  const scanner = new Scanner(source);
  const { text } = scanner;
  /** Functions and classes around the line. */
  const around: { readonly column: number; readonly isClass: boolean }[] = [];
  let isPlain = true;
  for (let next = 0; next < uses.length && scanner.pos < source.length;) {
    const column = skipIndentation(text, scanner);
    const { pos, line } = scanner;
    scanner.skipLine();
    if (isBlankFrom(text[pos] ?? 0)) continue;
    const [, word, isDecorator, decorator = ''] = readFirstWord(text, pos) ?? [];
    while (column <= (around.at(-1)?.column ?? -1)) around.pop();
    const first = next;
    while (next < uses.length && uses[next]!.at < scanner.pos) next++;
    // An import only gives the names.
    if (first < next && word !== 'import' && word !== 'from') {
      const isVariable = around.at(-1)?.isClass !== true && variable.test(startOf(text, pos));
      scanner.rewind(pos, line);
      const placeOf = placesIn(scanner, word, isVariable, isPlain);
      notePlacesOf(uses.slice(first, next), { scanner, placeOf, isList: word === '__all__' });
    }
    if (word === 'def' || word === 'class') around.push({ column, isClass: word === 'class' });
    isPlain = isDecorator === undefined || (isPlain && plainDecorators.has(decorator));
  }
}

const firstBytes = bytesIn('acdfi_@');

function readFirstWord(text: Buffer, pos: number): RegExpExecArray | null {
  return firstBytes[text[pos] ?? 0] === 1 ? firstWord.exec(startOf(text, pos)) : null;
}

/** No name is longer. One character for each byte. */
const longestName = 100;

function startOf(text: Buffer, pos: number): string {
  return text.toString('latin1', pos, pos + longestName);
}

/** Somewhere in the code, maybe in a string or comment. */
interface Use {
  readonly at: number;
  readonly isCalled: boolean;
  readonly name: UsedName;
  /** `shop.base.Base` after `import shop.base`, not `shop.cart`. */
  readonly isWhole: boolean;
}

/** Most names are called somewhere and are no base of a class, which is quickly seen: then nothing else matters. */
function findTelling(text: Buffer, name: UsedName): readonly Use[] {
  const uses = findUses(text, name);
  if (!uses.some(({ isCalled }) => isCalled) || uses.some(({ at }) => mayBeBase(text, at))) return uses;
  name.places.add('other');
  return [];
}

const classWord = Buffer.from('class ');
const longestHeader = 500;

function mayBeBase(text: Buffer, at: number): boolean {
  const header = text.subarray(Math.max(0, at - longestHeader), at);
  const start = header.lastIndexOf(classWord);
  return start !== -1 && header.indexOf(colon, start) === -1;
}

function findUses(text: Buffer, name: UsedName): readonly Use[] {
  const [root = ''] = name.path.split('.', 1);
  const bytes = Buffer.from(root);
  const uses: Use[] = [];
  for (let at = text.indexOf(bytes); at !== -1; at = text.indexOf(bytes, at + bytes.length)) {
    const before = text[at - 1] ?? 0;
    if (before === dot || nameBytes[before] === 1) continue;
    if (nameBytes[text[at + bytes.length] ?? 0] === 1) continue;
    const [path = ''] = /^[^\s.]\w*(?:\.\w+)*/.exec(startOf(text, at)) ?? [];
    uses.push({
      at,
      isCalled: text[at + path.length] === openParen,
      name,
      isWhole: `${path}.`.startsWith(`${name.path}.`),
    });
  }
  return uses;
}

interface LineToRead {
  readonly scanner: Scanner;
  readonly placeOf: PlaceOf;
  /** Whether it lists the names that others may import. */
  readonly isList: boolean;
}

/** At the start of the line. */
function notePlacesOf(uses: readonly Use[], { scanner, placeOf, isList }: LineToRead): void {
  let next = 0;
  for (let token = scanner.next(); token !== ByteClass.end; token = scanner.next()) {
    const place = placeOf();
    const isSkipped = token === ByteClass.quote && place !== 'annotation' && !isList;
    for (; next < uses.length && uses[next]!.at < scanner.end; next++) {
      const { at, name, isWhole, isCalled } = uses[next]!;
      // Before the token it is in a comment.
      if (isSkipped || at < scanner.start) continue;
      if (isWhole) name.places.add(place === 'base' && isCalled ? 'other' : place);
      else if (place !== 'annotation') name.places.add('other');
    }
  }
}

function placesIn(
  scanner: Scanner,
  word: string | undefined,
  isVariable: boolean,
  isPlain: boolean,
): PlaceOf {
  if (word === 'class') return placesInClass(scanner);
  if (word === 'def' && isPlain) return placesInFunction(scanner);
  return isVariable ? placesInVariable(scanner) : () => 'other';
}
