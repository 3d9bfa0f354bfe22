// The types of a project by name, with the files that declare them.
import type { FilePath } from '../../../model/file-path.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import type { Assemblies, Compilation } from './assemblies.ts';
import { Lists } from '../../../std/multi-map.ts';

export interface DeclaredType {
  /** `Shop.Billing.Cart<>+Line` */
  readonly full: string;
  readonly namespace: string;
  /** Full name of the enclosing type; empty at the top level. */
  readonly outer: string;
  /** Several for a partial type. */
  readonly parts: readonly Part[];
}

export interface Part {
  readonly path: FilePath;
  readonly compilation: Compilation;
}

/** An extension method. */
interface Extension {
  readonly namespace: string;
  /** Its class. */
  readonly holder: string;
  readonly part: Part;
}

interface MutableType extends DeclaredType {
  readonly parts: Part[];
}

export class TypeIndex {
  readonly #byFull = new Map<string, MutableType>();
  /** By simple names, with their angles. */
  readonly bySimple = new Lists<string, DeclaredType>();
  /** By the names of the methods. */
  readonly extensions = new Lists<string, Extension>();
  /** Namespace → the names in it that are namespaces. */
  readonly #namespaces = new Map<string, number>();
  /** Namespaces with types of their own. */
  readonly #withTypes = new Set<string>();
  /** What namespaces end with. Rules out most names before a dot, which are values. */
  readonly lastParts = new Set<string>();

  constructor(files: readonly ExtractedFile[], assemblies: Assemblies) {
    for (const { file, declares = [] } of files) {
      const part = { path: file.path, compilation: assemblies.of(file.path) };
      for (const declaration of declares) {
        if (declaration.kind === 'extension') this.#addExtension(declaration.name, part);
        else if (declaration.kind === 'name') this.#add(declaration.name, part);
      }
    }
  }

  find(full: string): DeclaredType | undefined {
    return this.#byFull.get(full);
  }

  hasNamespace(name: string): boolean {
    return this.#namespaces.has(name);
  }

  /** Whether others do not share it: `Mono`, which only holds `Mono.Data`, says nothing about `Mono.Unix`. */
  ownsNamespace(name: string): boolean {
    return this.#withTypes.has(name) || (this.#namespaces.get(name) ?? 0) > 1;
  }

  #addExtension(name: string, part: Part): void {
    const plus = name.lastIndexOf('+');
    const dot = dotBefore(name, name.indexOf('+'));
    const namespace = name.slice(0, Math.max(0, dot));
    this.extensions.add(name.slice(plus + 1), { namespace, holder: name.slice(0, plus), part });
  }

  #add(name: string, part: Part): void {
    const plus = name.lastIndexOf('+');
    const dot = plus === -1 ? name.lastIndexOf('.') : dotBefore(name, name.indexOf('+'));
    const namespace = name.slice(0, Math.max(0, dot));
    const known = this.#byFull.get(name);
    if (known !== undefined) {
      known.parts.push(part);
      return;
    }
    const outer = plus === -1 ? '' : name.slice(0, plus);
    const type = { full: name, namespace, outer, parts: [part] };
    this.#byFull.set(name, type);
    this.bySimple.add(name.slice(Math.max(plus, dot) + 1), type);
    this.#withTypes.add(namespace);
    this.#addNamespace(namespace);
  }

  #addNamespace(namespace: string): void {
    let name = namespace;
    let inside = 0;
    while (name !== '' && !this.#namespaces.has(name)) {
      const dot = name.lastIndexOf('.');
      this.#namespaces.set(name, inside);
      this.lastParts.add(name.slice(dot + 1));
      name = name.slice(0, Math.max(0, dot));
      inside = 1;
    }
    if (inside > 0 && name !== '') this.#namespaces.set(name, this.#namespaces.get(name)! + 1);
  }
}

/** The last dot before `end`; the name of the type follows. */
function dotBefore(name: string, end: number): number {
  return name.slice(0, end).lastIndexOf('.');
}
