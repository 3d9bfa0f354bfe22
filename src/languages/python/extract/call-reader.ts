// Calls with a literal module name, such as `importlib.import_module`, or with the path to something in a module, such as
// `mock.patch`.
import { addTo } from '../../../std/multi-map.ts';
import { nameOf } from '../../../std/paths.ts';
import { wordSet, wordsIn } from '../../kit/word-set.ts';
import type { FilePath } from '../../../model/file-path.ts';
import { ByteClass } from './byte-classes.ts';
import type { Scanner } from './scanner.ts';

/** Functions that are called with the name of a module. */
const importers = wordSet('importlib.import_module __import__ builtins.__import__');
const patches = wordsIn('unittest.mock.patch mock.patch mocker.patch');
/** Functions that are called with the path to a module or to something in one. */
const finders = new Set([
  ...patches.flatMap((patch) => [patch, `${patch}.dict`, `${patch}.multiple`]),
  ...wordsIn(`monkeypatch.setattr monkeypatch.delattr pytest.importorskip django.urls.include django.conf.urls.include
    django.utils.module_loading.import_string werkzeug.utils.import_string oslo_utils.importutils.import_module
    oslo_utils.importutils.import_class oslo_utils.importutils.import_object`),
]);
/** Functions by what they can be imported with: `unittest.mock`, or `patch` of it. */
const functionsIn = new Map<string, string[]>();
for (const name of [...importers, ...finders])
  for (let end = name.length; end > 0; end = name.lastIndexOf('.', end - 1))
    addTo(functionsIn, name.slice(0, end), name);

export class CallReader {
  /** Name in this file → the function. */
  readonly #bound = new Map<string, string>();
  readonly #path: FilePath;
  readonly #scanner: Scanner;

  constructor(path: FilePath, scanner: Scanner) {
    this.#path = path;
    this.#scanner = scanner;
  }

  /** `import module as name`, or `from module import member as name`. */
  bind(module: string, name: string, member?: string): void {
    if (!functionsIn.has(module)) return;
    const imported = member === undefined ? module : `${module}.${member}`;
    for (const found of functionsIn.get(imported) ?? [])
      this.#bound.set(name + found.slice(imported.length), found);
  }

  isImporter(callee: string): boolean {
    return importers.has(this.#bound.get(callee) ?? callee);
  }

  isFinder(callee: string): boolean {
    return finders.has(this.#bound.get(callee) ?? callee);
  }

  /** Before an argument or element. Undefined if the path to a module, or to something in one, is not written there. */
  readPath(): { readonly specifier: string; readonly line: number } | undefined {
    const scanner = this.#scanner;
    scanner.next();
    // `include(('shop.urls', 'shop'))`
    while (scanner.token === ByteClass.open) scanner.next();
    this.#skipKeyword('target');
    const line = scanner.tokenLine;
    const specifier = this.#readLiteral();
    return specifier !== undefined && /^\w+(?:\.\w+)*$/.test(specifier) ? { specifier, line } : undefined;
  }

  /** At the opening parenthesis. Undefined if the module is computed. */
  read(callee: string): string | undefined {
    const scanner = this.#scanner;
    scanner.next();
    this.#skipKeyword('name');
    const name = this.#readLiteral();
    if (name === undefined || !isModuleName(name)) return undefined;
    const isPlain = callee.endsWith('__import__');
    const level = isPlain ? this.#readLevel() : 0;
    if (isPlain) return level === undefined || name.startsWith('.') ? undefined : '.'.repeat(level) + name;
    return name.startsWith('.') ? this.#readPackage(name) : name;
  }

  /** `import_module('.name', package)` */
  #readPackage(name: string): string | undefined {
    const scanner = this.#scanner;
    if (!scanner.isSign(',')) return undefined;
    scanner.next();
    this.#skipKeyword('package');
    if (scanner.token === ByteClass.quote) {
      const anchor = this.#readLiteral();
      return anchor === undefined || !isModuleName(anchor) ? undefined : climb(anchor, name);
    }
    const word = scanner.token === ByteClass.word ? scanner.written : '';
    if (word === '__package__') return name;
    if (word !== '__name__') return undefined;
    // In `__init__.py` `__name__` is the package; in other files it is one level deeper.
    const stem = nameOf(this.#path).replace(/\.pyi?$/, '');
    if (stem === '__init__') return name;
    return name.startsWith('..') ? name.slice(1) : `.${stem}${name}`;
  }

  /** The fifth argument of `__import__`, or `level=`; undefined if it is not a literal number. */
  #readLevel(): number | undefined {
    const scanner = this.#scanner;
    if (scanner.token === ByteClass.close) return 0;
    const { depth } = scanner;
    let commas = 0;
    while (scanner.token !== ByteClass.end && scanner.depth >= depth) {
      const isArgument = scanner.depth === depth;
      if (isArgument && scanner.isSign(',')) commas++;
      scanner.next();
      const isLevel = commas === 4 || scanner.isWord('level');
      if (!isArgument || !isLevel) continue;
      this.#skipKeyword('level');
      const level = scanner.token === ByteClass.word ? scanner.written : '';
      return /^\d$/.test(level) ? Number(level) : undefined;
    }
    return 0;
  }

  #readLiteral(): string | undefined {
    const scanner = this.#scanner;
    if (scanner.token !== ByteClass.quote) return undefined;
    let literal = '';
    while (scanner.token === ByteClass.quote) {
      const part = unquote(scanner.written);
      scanner.next();
      if (part === undefined) return undefined;
      literal += part;
    }
    const isWhole =
      scanner.token === ByteClass.close || scanner.token === ByteClass.end || scanner.isSign(',');
    return isWhole ? literal : undefined;
  }

  #skipKeyword(keyword: string): void {
    const scanner = this.#scanner;
    if (!scanner.isWord(keyword)) return;
    scanner.next();
    if (scanner.isSign('=')) scanner.next();
  }
}

/** Undefined for bytes, f-strings and escapes. */
function unquote(token: string): string | undefined {
  const match = /^[urUR]?("""|'''|"|')/.exec(token);
  const quote = match?.[1];
  if (match === null || quote === undefined || token.includes('\\')) return undefined;
  if (token.length < match[0].length + quote.length || !token.endsWith(quote)) return undefined;
  return token.slice(match[0].length, -quote.length);
}

/** Also names that no statement could import (`0001_initial`), but not paths. */
function isModuleName(name: string): boolean {
  const dotted = name.replace(/^\.+/, '');
  return dotted !== '' && !/[\s/\\\0]/.test(dotted) && !dotted.split('.').includes('');
}

function climb(anchor: string, relative: string): string | undefined {
  const name = relative.replace(/^\.+/, '');
  const parts = anchor.split('.');
  const up = relative.length - name.length - 1;
  return up < parts.length ? [...parts.slice(0, parts.length - up), name].join('.') : undefined;
}
