// Which package provides a name that no file of the project declares.
import type { ExtractedFile } from '../../../model/source.ts';
import { getOrAdd } from '../../../std/multi-map.ts';
import type { Composer } from './composer-json.ts';
import type { Composers } from './composers.ts';

/** Fewer classes of one beginning may be missing ones of the project. */
const leastNames = 3;

export class Packages {
  readonly #composers: Composers;
  /** Namespaces that the project's composer.json files autoload. */
  readonly #own: ReadonlySet<string>;
  readonly #named = new Map<Composer | undefined, Map<string, string | undefined>>();
  readonly #files: readonly ExtractedFile[];
  readonly #isDeclared: (key: string) => boolean;
  #used: ReadonlySet<string> | undefined;
  #libraries: ReadonlySet<string> | undefined;

  constructor(composers: Composers, files: readonly ExtractedFile[], isDeclared: (key: string) => boolean) {
    this.#composers = composers;
    this.#isDeclared = isDeclared;
    this.#files = files;
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
    return psrPackage(lower) ?? this.#required(folder, lower) ?? name.slice(0, name.indexOf('\\'));
  }

  /** For names without a namespace, by prefix: `Twig_Environment`. */
  packageOfGlobal(folder: string, name: string): string | undefined {
    const lower = name.toLowerCase();
    const end = lower.indexOf('_') + 1;
    const prefix = end === 0 ? lower : lower.slice(0, end);
    return this.#composers.locked.get(prefix) ?? this.#required(folder, prefix.replace('_', ''));
  }

  /** Of a class without a namespace and without a composer.json: the beginning that several have which no file declares. */
  libraryOf(name: string): string | undefined {
    const prefix = prefixOf(name);
    if (prefix === undefined) return undefined;
    this.#libraries ??= this.#findLibraries();
    return this.#libraries.has(prefix) ? prefix : undefined;
  }

  #findLibraries(): ReadonlySet<string> {
    const classesOf = new Map<string, Set<string>>();
    for (const { imports } of this.#files) {
      for (const { specifier, detail, kind } of imports) {
        const prefix = kind === 'static' && detail === undefined ? prefixOf(specifier) : undefined;
        if (prefix === undefined || this.#isDeclared(specifier.toLowerCase())) continue;
        getOrAdd(classesOf, prefix, () => new Set()).add(specifier);
      }
    }
    return new Set([...classesOf].filter(([, names]) => names.size >= leastNames).map(([prefix]) => prefix));
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
      const requires = splitNames(composers.flatMap((composer) => composer.requires));
      named.set(
        key,
        mostAlike(requires, first, namesOf(second, third)) ?? this.#only(requires, first, third),
      );
    }
    return named.get(key);
  }

  /**
   * The only required package of a vendor, whatever its name: `aws/aws-sdk-php` for `Aws\S3\S3Client`. One that other names
   * in the project name has a namespace of its own, so `Symfony\Component\Yaml` is not from `symfony/console`.
   */
  #only(requires: readonly SplitName[], first: string, third: string): string | undefined {
    const [only, ...others] = requires.filter(({ vendor }) => vendor === first);
    if (only === undefined || others.length > 0) return undefined;
    this.#used ??= new Set(this.#files.flatMap(({ imports }) => imports.flatMap(packagesNamedBy)));
    return third !== '' && this.#used.has(`${only.vendor}/${only.project}`) ? undefined : only.name;
  }
}

/** `Zend` of `Zend_Db_Expr`, as PEAR names classes. */
function prefixOf(name: string): string | undefined {
  return /^([A-Z][A-Za-z0-9]+)_[A-Z]\w*$/.exec(name)?.[1];
}

function packagesNamedBy({ specifier }: { readonly specifier: string }): readonly string[] {
  const [first = '', second = '', third = ''] = specifier.toLowerCase().split('\\', 4);
  return third === '' ? [] : namesOf(second, third).map((project) => `${first}/${project}`);
}

/** What a package for the namespace may be called, apart from its vendor. */
function namesOf(second: string, third: string): readonly string[] {
  return [second, third, second + third];
}

/**
 * The PHP Standards Recommendations share a vendor and come with the packages that use them: nothing in a project need
 * require `psr/http-message`.
 */
function psrPackage(lower: string): string | undefined {
  const [first, second = '', third = '', name = ''] = lower.split('\\', 4);
  if (first !== 'psr') return undefined;
  if (second !== 'http') return psrPackages.get(second);
  if (third === 'message') return name.endsWith('factoryinterface') ? 'psr/http-factory' : 'psr/http-message';
  if (third === 'server')
    return name.startsWith('middleware') ? 'psr/http-server-middleware' : 'psr/http-server-handler';
  return third === 'client' ? 'psr/http-client' : undefined;
}

const psrPackages = new Map(
  ['log', 'container', 'cache', 'simple-cache', 'event-dispatcher', 'link', 'clock'].map((name) => [
    name.replace('-', ''),
    `psr/${name}`,
  ]),
);

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

function mostAlike(
  requires: readonly SplitName[],
  first: string,
  rest: readonly string[],
): string | undefined {
  const best =
    requires.find(({ vendor, project }) => vendor === first && rest.includes(project)) ??
    requires.find(({ project }) => project === first);
  return best?.name;
}
