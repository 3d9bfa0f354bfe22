// Project files by file name, for headers whose folder is on no search path. Only names that are included.
import type { EntryKind } from '../../../model/project.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import { keyByWord } from '../../kit/key-by-word.ts';
import { nameOf } from '../../../std/paths.ts';
import { Lists } from '../../../std/multi-map.ts';

export class HeaderIndex {
  readonly #pathsOf = new Map<string, string[]>();
  /** The same for headers that the build makes from a template or by a generator: their paths, as if made next to it. */
  readonly #madeOf = new Lists<string, string>();
  /** The headers that a build can make from forms, with their names: `forms/cart.ui` → `forms/cart.h`. */
  readonly #formsOf = new Lists<string, string>();
  /** The .proto files, and those of Rust that may export to C++, by the names of their headers. */
  readonly #schemasOf = new Lists<string, string>();
  /** The classes of Java as their native headers are called, after an underscore: `Cart` → `_src_shop_Cart`. */
  readonly #classes = new Lists<string, string>();

  /** Headers that KConfig makes. Many projects have other files of these names: `settings.h`. */
  readonly #settings = new Set<string>();

  constructor(entries: ReadonlyMap<string, EntryKind>, files: readonly ExtractedFile[]) {
    for (const { imports } of files) {
      for (const { specifier } of imports) this.#pathsOf.set(nameOf(headerIn(specifier)), []);
    }
    for (const [path, kind] of entries) {
      if (kind !== 'source' && kind !== 'asset') continue;
      const name = nameOf(path);
      this.#pathsOf.get(name)?.push(path);
      const isExported = path.endsWith('.rs') && this.#pathsOf.has(`${name}.h`);
      if (isExported || path.endsWith(proto)) this.#schemasOf.add(name, path);
      if (path.endsWith(java)) {
        const native = `_${path.slice(0, -java.length).replaceAll('/', '_')}`;
        this.#classes.add(lastPart(native), native);
      }
      if (name.endsWith('.ui')) {
        const form = `${path.slice(0, -'ui'.length)}h`;
        if (this.#pathsOf.has(nameOf(form))) this.#formsOf.add(nameOf(form), form);
      }
      for (const made of madeFrom(path)) {
        if (path.endsWith('.kcfgc')) this.#settings.add(nameOf(made));
        if (this.#pathsOf.has(nameOf(made))) this.#madeOf.add(nameOf(made), made);
      }
    }
  }

  /** Whether the project has what it is made from. A build may write it into another folder, but `<boost/version.hpp>` is boost's. */
  isMade(header: string, isQuoted: boolean): boolean {
    if (ofGenerator.test(header) || this.#isOfClass(nameOf(header))) return true;
    // Many headers have the name of a form; only with its folder is it the same.
    const isWithFolder = header.includes('/');
    if (isWithFolder && this.#formsOf.of(nameOf(header)).some((path) => endsIn(path, header))) return true;
    const made = this.#madeOf.of(nameOf(header));
    return isQuoted || !isWithFolder ? made.length > 0 : made.some((path) => endsIn(path, header));
  }

  isOfSettings(header: string): boolean {
    return this.#settings.has(header);
  }

  /** Whether javac writes it: `shop_Cart.h`, and `shop_Cart_Item.h` for a class in that one. */
  #isOfClass(name: string): boolean {
    const [, outer, inner] = nativeHeader.exec(name) ?? [];
    if (outer === undefined) return false;
    const names = [`_${outer}`, `_${outer}${inner}`];
    return names.some((ending) =>
      this.#classes.of(lastPart(ending)).some((native) => native.endsWith(ending)),
    );
  }

  /** The sources from which a build may make it: `shop/cart.proto` for `shop/cart.pb.h`, `cart.rs` for the `cart.rs.h` of cxx. */
  schemasFor(header: string, isQuoted: boolean): readonly string[] {
    const schema = header.endsWith('.rs.h')
      ? header.slice(0, -'.h'.length)
      : header.replace(fromProto, proto);
    const named = this.#schemasOf.of(nameOf(schema));
    const exact = named.filter((path) => endsIn(path, schema));
    return exact.length > 0 || !isQuoted ? exact : named;
  }

  /** All files whose path ends with the header: `lib/json/json.h` for `json/json.h`. */
  endingIn(header: string): readonly string[] {
    const paths = this.#pathsOf.get(nameOf(header)) ?? [];
    return header.includes('/') ? paths.filter((path) => endsIn(path, header)) : paths;
  }
}

export function endsIn(path: string, header: string): boolean {
  return path === header || path.endsWith(`/${header}`);
}

/** As Autoconf, CMake, Meson and GLib name them: `config.h.in`, `config.h.cmake.in`, `types.h.template`. */
const template = /^((?:.*\/)?[^./]+\.\w+)\.(?:in|meson|cmake|template|tmpl)(?:\.in|\.cmake)?$/;

/** One of several of which the build takes one: `os.h-Linux`. */
const variant = /^((?:.*\/)?[^./]+\.h)-[\w.]+$/;

/** As Gnulib names them: `string.in.h`. */
const innerTemplate = /^((?:.*\/)?[^./]+)\.in(\.h\w*)$/;

/** What Qt's moc, Wayland's scanner, Swift's compiler, GLib's tools, cgo, cxx and bpftool write; nobody keeps it. */
const ofGenerator =
  /(?:^|\/)(?:_cgo_export|vmlinux|rust\/cxx)\.h$|\.moc$|(?:^|\/)moc_\w+\.cpp$|(?<!wayland)-(?:client|server)-protocol\.h$|-Swift\.h$|[\w-]enum-?types\.h$|-resources\.h$/;

/** `org.shop.Cart.xml`, from which Qt writes `cartadaptor.h` and `cartinterface.h`. */
const ofDBus = /^[\w.]+\.(\w+)\.xml$/;

/** `CartPy.xml`, which describes a class. */
const ofClass = /^[A-Z]\w*\.xml$/;

/** What generators write → the extensions of what they read. */
const generators = keyByWord({
  'ui_*.h': 'ui',
  '*_generated.h': 'fbs',
  '*.h *.hh *.hpp *.tab.h *.tab.hh *.tab.hpp': 'y yy ypp',
  '*.h *_lex.h': 'l ll lex',
  '*.h': 'lemon gperf awk list kcfgc ice',
  '*.h *_h.h *.hh': 'idl',
  '*_types.h *_constants.h': 'thrift',
  '*.capnp.h': 'capnp',
  // What GHC exports to C.
  '*_stub.h': 'hs hsc chs',
});

/** The headers that a build makes from a file. */
function madeFrom(path: string): readonly string[] {
  const name = nameOf(path);
  const dot = name.lastIndexOf('.');
  const written = dot > 0 ? generators.get(name.slice(dot + 1)) : undefined;
  if (written !== undefined)
    return written
      .split(' ')
      .map((made) => path.slice(0, -name.length) + made.replace('*', () => name.slice(0, dot)));
  const [, service] = ofDBus.exec(name) ?? [];
  if (service !== undefined)
    return ['adaptor', 'interface'].map(
      (made) => `${path.slice(0, -name.length)}${service.toLowerCase()}${made}.h`,
    );
  if (ofClass.test(name)) return [`${path.slice(0, -'.xml'.length)}.h`];
  const made =
    (template.exec(path) ?? variant.exec(path))?.[1] ?? innerTemplate.exec(path)?.slice(1).join('');
  return made === undefined ? [] : [made];
}

const java = '.java';

function lastPart(native: string): string {
  return native.slice(native.lastIndexOf('_') + 1);
}

/** A package, a class that begins with a capital, and classes in it. */
const nativeHeader = /^([a-z]\w*?_[A-Z][^\W_]*)(\w*)\.h$/;

const proto = '.proto';

/** What protoc and its plugins write. */
const fromProto = /(?<!^)\.(?:(?:grpc\.)?pb|upb|upbdefs|pb-c)\.h$/;

/** The include folder in which the header is this file. */
export function rootOf(path: string, header: string): string {
  return path === header ? '.' : path.slice(0, -header.length - 1);
}

/** The text between quotes or brackets. Windows allows backslashes. */
export function headerIn(specifier: string): string {
  const header = specifier.startsWith('<') ? specifier.slice(1, -1) : specifier;
  return header.includes('\\') ? header.replaceAll('\\', '/') : header;
}
