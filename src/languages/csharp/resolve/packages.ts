// The package of a namespace that the project does not declare.

import type { Assemblies, Compilation } from './assemblies.ts';
import type { CsProject } from './build-files.ts';
import { getOrAdd } from '../../../std/multi-map.ts';
import { type PackageTarget, toBuiltin, toPackage } from '../../kit/targets.ts';
import { wordSet, wordsIn } from '../../kit/word-set.ts';

/** Namespaces of .NET in addition to `System`. */
const builtins = new Set(['Microsoft.CSharp', 'Microsoft.VisualBasic', 'Microsoft.Win32']);
const systemParts = wordSet(`
  Activities AddIn Buffers CodeDom Collections ComponentModel Composition Configuration Data Deployment Device
  Diagnostics DirectoryServices Drawing Dynamic EnterpriseServices Formats Globalization IO IdentityModel Json Linq
  Management Media Messaging Net Numerics Printing Reactive Reflection Resources Runtime Security ServiceModel
  ServiceProcess Speech Text Threading Timers Transactions Web Windows Workflow Xaml Xml`);
/** ASP.NET, which web projects reference implicitly. */
const webFramework = 'Microsoft.AspNetCore.App';
const webRoots = wordsIn('Microsoft.AspNetCore Microsoft.Extensions Microsoft.JSInterop Microsoft.Net.Http');
/** Vendors with many libraries: the package name has a second part. */
const vendors = new Set(['Microsoft', 'Google', 'Amazon', 'Azure', 'Windows']);

interface Known {
  /** Lower-case → as written. */
  readonly packages: ReadonlyMap<string, string>;
  readonly isWeb: boolean;
}

export class Packages {
  readonly #assemblies: Assemblies;
  readonly #known = new Map<Compilation, Known>();

  constructor(assemblies: Assemblies) {
    this.#assemblies = assemblies;
  }

  /** The package with the longest name that is a prefix of the namespace; otherwise its first parts. */
  of(compilation: Compilation, namespace: string): PackageTarget {
    const known = this.#of(compilation);
    const listed = longestPrefix(known.packages, namespace);
    if (listed !== undefined) return toPackage(listed);
    const builtin = builtinOf(namespace);
    if (builtin !== undefined) return toBuiltin(builtin);
    if (known.isWeb && webRoots.some((root) => isIn(namespace, root))) {
      return toBuiltin(webFramework);
    }
    return toPackage(firstParts(namespace));
  }

  /** Whether the name alone shows that it is external. */
  isOutside(compilation: Compilation, namespace: string): boolean {
    if (builtinOf(namespace) !== undefined) return true;
    return longestPrefix(this.#of(compilation).packages, namespace) !== undefined;
  }

  #of(compilation: Compilation): Known {
    return getOrAdd(this.#known, compilation, () => knownIn(this.#assemblies.projectsOf(compilation)));
  }
}

function knownIn(projects: readonly CsProject[]): Known {
  // References to .NET assemblies are builtin; .NET packages such as System.CommandLine are not.
  const names = projects.flatMap(({ packages, assemblies }) => [
    ...assemblies.filter((name) => builtinOf(name) === undefined),
    ...packages,
  ]);
  return {
    packages: new Map(names.map((name) => [name.toLowerCase(), name])),
    isWeb: projects.some(({ sdk }) => sdk.startsWith('Microsoft.NET.Sdk.Web')),
  };
}

/** One per library, not per namespace: the first two parts, unless the second is a type. */
export function builtinOf(name: string): string | undefined {
  const [first = '', second] = name.split('.', 2);
  const two = second === undefined ? first : `${first}.${second}`;
  if (first !== 'System') return builtins.has(two) ? two : undefined;
  return second !== undefined && systemParts.has(second) ? two : first;
}

function longestPrefix(packages: ReadonlyMap<string, string>, namespace: string): string | undefined {
  let prefix = namespace.toLowerCase();
  for (;;) {
    const name = packages.get(prefix);
    if (name !== undefined) return name;
    const dot = prefix.lastIndexOf('.');
    if (dot === -1) return undefined;
    prefix = prefix.slice(0, dot);
  }
}

function firstParts(namespace: string): string {
  const [first = '', second] = namespace.split('.', 2);
  return second !== undefined && vendors.has(first) ? `${first}.${second}` : first;
}

function isIn(namespace: string, root: string): boolean {
  return namespace === root || namespace.startsWith(`${root}.`);
}
