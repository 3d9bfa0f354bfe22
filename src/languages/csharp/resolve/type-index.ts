// The types of a project by their names, and where each is declared.
import type { FilePath } from '../../../model/file-path.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import type { Assemblies, Compilation } from './assemblies.ts';
import { addTo } from '../../kit/multi-map.ts';

export interface DeclaredType {
  /** `Shop.Billing.Cart<>+Line` */
  readonly full: string;
  readonly namespace: string;
  /** The full name of the type that it stands in; empty for one that stands in none. */
  readonly outer: string;
  /** Several for one that is written in parts. */
  readonly parts: readonly Part[];
}

export interface Part {
  readonly path: FilePath;
  readonly compilation: Compilation;
}

/** A method that can be called like one of another type's own. */
interface Extension {
  readonly namespace: string;
  /** The class that holds it. */
  readonly holder: string;
  readonly part: Part;
}

interface MutableType extends DeclaredType {
  readonly parts: Part[];
}

export class TypeIndex {
  readonly #byFull = new Map<string, MutableType>();
  readonly #bySimple = new Map<string, MutableType[]>();
  readonly #extensions = new Map<string, Extension[]>();
  readonly #namespaces = new Set<string>();
  readonly #lastParts = new Set<string>();

  constructor(files: readonly ExtractedFile[], assemblies: Assemblies) {
    for (const { file, declares = [] } of files) {
      const part = { path: file.path, compilation: assemblies.of(file.path) };
      for (const declaration of declares) {
        if (declaration.kind === 'extension') this.#addExtension(declaration.name, part);
        else if (declaration.kind === 'name') this.#add(declaration.name, part);
      }
    }
  }

  /** By its full name. */
  find(full: string): DeclaredType | undefined {
    return this.#byFull.get(full);
  }

  /** By its own name alone, with its angles. */
  named(simple: string): readonly DeclaredType[] {
    return this.#bySimple.get(simple) ?? none;
  }

  extensionsNamed(method: string): readonly Extension[] {
    return this.#extensions.get(method) ?? none;
  }

  hasNamespace(name: string): boolean {
    return this.#namespaces.has(name);
  }

  /** Whether some namespace ends with that name: most names before a dot are values. */
  endsNamespace(name: string): boolean {
    return this.#lastParts.has(name);
  }

  #addExtension(name: string, part: Part): void {
    const plus = name.lastIndexOf('+');
    const dot = dotBefore(name, name.indexOf('+'));
    const namespace = name.slice(0, Math.max(0, dot));
    addTo(this.#extensions, name.slice(plus + 1), { namespace, holder: name.slice(0, plus), part });
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
    addTo(this.#bySimple, name.slice(Math.max(plus, dot) + 1), type);
    this.#addNamespace(namespace);
  }

  #addNamespace(namespace: string): void {
    let name = namespace;
    while (name !== '' && !this.#namespaces.has(name)) {
      const dot = name.lastIndexOf('.');
      this.#namespaces.add(name);
      this.#lastParts.add(name.slice(dot + 1));
      name = name.slice(0, Math.max(0, dot));
    }
  }
}

const none: readonly never[] = [];

/** The last dot before `end`, after which the name of a type begins. */
function dotBefore(name: string, end: number): number {
  return name.slice(0, end).lastIndexOf('.');
}
