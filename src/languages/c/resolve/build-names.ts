// The files that the build or .gitignore names. One that is included, not part of the project and named there is written
// by the build.
import type { FilePath } from '../../../model/file-path.ts';
import type { Project } from '../../../model/project.ts';
import { compileGlob, type Glob } from '../../../std/glob.ts';
import { getOrAdd } from '../../../std/multi-map.ts';
import { childPath, foldersUpward, nameOf } from '../../../std/paths.ts';
import { isBuildFile } from '../files.ts';

/** What stands for a part of a name in Make, Meson, Autoconf and CMake. */
const placeholder = /%|@\w+@|\$[({]\w+[)}]/g;
/** Only with something else before it does a pattern like `*.h` say anything. */
const usualEnding = /\.(?:\*|h|hh|hpp|hxx|inc|inl|c|cc|cpp|cxx|m|mm)$/;

/** Meson's functions for GLib's tools, which get the name without an extension. */
const ofGlibTool = /\b(?:mkenums(?:_simple)?|gdbus_codegen|genmarshal|compile_resources)\(\s*'([\w.-]+)'/g;

/** CMake's functions for D-Bus, which get the name of an interface without an extension. */
const ofDBusTool = /\bqt\d?_\w+_dbus_\w+\s*\(([^)]*)\)/gi;

/** What these write if only the file of an interface is named: `cartadaptor.h` for `org.shop.Cart.xml`. */
const ofDBusFile = /^(?:.*\/)?[\w.]+\.(\w+)\.xml$/;
const ofDBus = /(?:interface|adaptor)\.h$/;

/** Meson's `'shop-' + name + '.h'`. */
const concatenation = /'\s*\+[^'\n]*\+\s*'/g;

/** Tests of Autoconf, CMake and Meson whether the system has a header. */
const headerTest =
  /\b(?:AC_CHECK_HEADERS?(?:_ONCE)?|check_include_files?|has_header|check_header)\s*\(([^)]*)\)/gi;

/** The headers of sources that CMake writes into the folder of the build. */
const builtSource = /_BINARY_DIR\}\/(?:[\w.-]+\/)*([\w-]+)\.(?:c|cc|cpp|cxx)\b/g;

/** The rule of a makefile for all files with an extension: `%.h: %.stfl`. */
const ofPatternRule = /^[^\s#:%=]*%(\.h\w*)[ \t]*:[^\n%=]*%(\.\w+)/gm;

export class BuildNames {
  readonly #entries: Project['entries'];
  readonly #manifests: Project['manifests'];
  readonly #names = new Set<string>();
  readonly #forDBus = new Map<string, ReadonlySet<string>>();
  /** Those that the build looks for in the system. */
  #tested: ReadonlySet<string> | undefined;
  /** Read when it is first asked for: most projects have all that they include. */
  #patterns: readonly Glob[] | undefined;

  constructor({ entries, manifests }: Project) {
    this.#entries = entries;
    this.#manifests = manifests;
  }

  has(name: string): boolean {
    this.#patterns ??= this.#read();
    return this.#names.has(name) || this.#patterns.some((pattern) => pattern.matches(name));
  }

  /** Whether the build looks for this header in the system: it is of a library. */
  isTested(header: string): boolean {
    this.#tested ??= new Set(this.#buildTexts().flatMap(testedHeaders));
    return this.#tested.has(header);
  }

  #buildTexts(): readonly string[] {
    return [...this.#manifests].flatMap(([path, text]) => (isBuildFile(nameOf(path)) ? text : []));
  }

  /** Whether the build of a folder above writes this header of a D-Bus interface. Other folders may have a class of its name. */
  isOfDBus(header: string, folder: string): boolean {
    if (!ofDBus.test(header) || header.includes('/')) return false;
    return [...foldersUpward(folder)].some((at) => this.#namesForDBus(at).has(header));
  }

  #namesForDBus(folder: string): ReadonlySet<string> {
    return getOrAdd(this.#forDBus, folder, () => {
      const text = this.#manifests.get(childPath(folder, 'CMakeLists.txt') as FilePath);
      return new Set(text === undefined ? [] : writtenForDBus(text));
    });
  }

  /** Collects the names, and returns what they look like where only a part of a name is written. */
  #read(): readonly Glob[] {
    const patterns = new Set<string>();
    for (const text of this.#buildTexts()) {
      for (const [, name] of text.matchAll(ofGlibTool)) this.#names.add(`${name}.h`);
      for (const [, made = '', source = ''] of text.matchAll(ofPatternRule)) this.#addMade(made, source);
      for (const name of writtenForDBus(text)) this.#names.add(name);
      for (const [, name] of text.matchAll(builtSource)) this.#names.add(`${name}.h`);
      for (const word of text
        .replaceAll(concatenation, '*')
        .replaceAll(placeholder, '*')
        .split(/[^\w.+*-]+/)) {
        if (!word.includes('.')) continue;
        if (!word.includes('*')) this.#names.add(word);
        else if (/\w/.test(word.replace(usualEnding, ''))) patterns.add(word.replaceAll(/\*+/g, '*'));
      }
    }
    return [...patterns].map((pattern) => compileGlob(pattern));
  }

  #addMade(made: string, source: string): void {
    for (const path of this.#entries.keys())
      if (path.endsWith(source)) this.#names.add(nameOf(path).slice(0, -source.length) + made);
  }
}

function testedHeaders(text: string): readonly string[] {
  return [...text.matchAll(headerTest)].flatMap(([, words = '']) => words.match(/[\w./+-]+\.h\w*/g) ?? []);
}

function writtenForDBus(text: string): readonly string[] {
  return [...text.matchAll(ofDBusTool)].flatMap(([, words = '']) =>
    words.split(/\s+/).flatMap((word) => {
      const service = ofDBusFile.exec(word)?.[1]?.toLowerCase();
      return service === undefined ? [`${word}.h`] : [`${service}adaptor.h`, `${service}interface.h`];
    }),
  );
}
