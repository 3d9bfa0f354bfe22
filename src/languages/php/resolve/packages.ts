// Which package provides a name that no file of the project declares.
import { getOrAdd } from '../../kit/multi-map.ts';
import type { Composer } from './composer-json.ts';
import type { Composers } from './composers.ts';

export class Packages {
  readonly #composers: Composers;
  /** Namespaces that the project's composer.json files autoload. */
  readonly #own: ReadonlySet<string>;
  readonly #named = new Map<Composer | undefined, Map<string, string | undefined>>();

  constructor(composers: Composers) {
    this.#composers = composers;
    this.#own = new Set(
      composers.all.flatMap(({ rules }) => [...rules.psr4, ...rules.psr0].map(([prefix]) => prefix)),
    );
  }

  /** For qualified names; undefined if the namespace is the project's own. */
  packageOf(folder: string, name: string): string | undefined {
    const lower = name.toLowerCase();
    for (let end = lower.length; end > 0; end = lower.lastIndexOf('\\', end - 1)) {
      // PSR-0 prefixes may lack the final backslash.
      for (const prefix of [lower.slice(0, end + 1), lower.slice(0, end)]) {
        const locked = this.#composers.locked.get(prefix);
        if (locked !== undefined) return locked;
        if (this.#own.has(prefix)) return undefined;
      }
    }
    return this.#required(folder, lower) ?? name.slice(0, name.indexOf('\\'));
  }

  /** For names without a namespace, by prefix: `Twig_Environment`. */
  packageOfGlobal(folder: string, name: string): string | undefined {
    const lower = name.toLowerCase();
    const end = lower.indexOf('_') + 1;
    const prefix = end === 0 ? lower : lower.slice(0, end);
    return this.#composers.locked.get(prefix) ?? this.#required(folder, prefix.replace('_', ''));
  }

  /** Whether a class without a namespace can come from a package or extension whose name does not tell. */
  hasAny(folder: string): boolean {
    return this.#composers.around(folder).some(({ requires }) => requires.length > 0);
  }

  /** Whether a package of the vendor that the first part of a name names is required: any of its packages may have the name. */
  requiresVendor(folder: string, name: string): boolean {
    const vendor = `${name.slice(0, name.indexOf('\\')).toLowerCase()}/`;
    return this.#composers
      .around(folder)
      .some(({ requires }) => requires.some((one) => one.startsWith(vendor)));
  }

  /** The required package of that vendor which a part of the name names: `guzzlehttp/promises` for `GuzzleHttp\Promise`. */
  ofVendor(folder: string, name: string): string | undefined {
    const [first = '', second = '', third = ''] = name.toLowerCase().split('\\', 4);
    const parts = new Set([second, third].flatMap((part) => [part, `${part}s`]));
    const requires = this.#composers.around(folder).flatMap((composer) => composer.requires);
    return splitNames(requires).find(({ vendor, project }) => vendor === first && parts.has(project))?.name;
  }

  /** The required package whose name is most similar to the namespace. */
  #required(folder: string, lower: string): string | undefined {
    const composers = this.#composers.around(folder);
    const [first = '', second = '', third = ''] = lower.split('\\', 4);
    const named = getOrAdd(this.#named, composers[0], () => new Map());
    const key = `${first}\\${second}\\${third}`;
    if (!named.has(key)) {
      const requires = composers.flatMap((composer) => composer.requires);
      named.set(key, mostAlike(requires, first, [second, third]));
    }
    return named.get(key);
  }
}

interface SplitName {
  readonly name: string;
  readonly vendor: string;
  readonly project: string;
}

function splitNames(names: readonly string[]): readonly SplitName[] {
  return names.map((name) => {
    const [vendor = '', project = ''] = name.toLowerCase().replaceAll(/[-_.]/g, '').split('/');
    return { name, vendor, project };
  });
}

function mostAlike(requires: readonly string[], first: string, rest: readonly string[]): string | undefined {
  const split = splitNames(requires);
  const ofVendor = split.filter(({ vendor }) => vendor === first);
  const best =
    ofVendor.find(({ project }) => rest.includes(project)) ??
    split.find(({ project }) => project === first) ??
    (ofVendor.length === 1 ? ofVendor[0] : undefined);
  return best?.name;
}
