// Which package a namespace comes from that no file of the project declares.
import type { Target } from '../../../model/resolution.ts';
import type { Assemblies, Compilation } from './assemblies.ts';
import { toBuiltin, toPackage } from '../../kit/targets.ts';

type Package = Extract<Target, { kind: 'package' }>;

/** Namespaces of .NET itself, besides `System`. */
const builtins = new Set(['Microsoft.CSharp', 'Microsoft.VisualBasic', 'Microsoft.Win32']);
const systemParts = new Set(
  (
    'Activities AddIn Buffers CodeDom Collections ComponentModel Composition Configuration Data Deployment Device Diagnostics ' +
    'DirectoryServices Drawing Dynamic EnterpriseServices Formats Globalization IO IdentityModel Json Linq Management ' +
    'Media Messaging Net Numerics Printing Reactive Reflection Resources Runtime Security ServiceModel ServiceProcess ' +
    'Speech Text Threading Timers Transactions Web Windows Workflow Xaml Xml'
  ).split(' '),
);
/** Of ASP.NET, which web projects need not name. */
const webFramework = 'Microsoft.AspNetCore.App';
const webRoots = [
  'Microsoft.AspNetCore',
  'Microsoft.Extensions',
  'Microsoft.JSInterop',
  'Microsoft.Net.Http',
];
/** Vendors whose name says nothing of the package: a second part belongs to it. */
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

  /** The package whose name is the longest that begins the namespace, or that of its first parts. */
  of(compilation: Compilation, namespace: string): Package {
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

  /** Whether its name alone says that it is not of this project. */
  isOutside(compilation: Compilation, namespace: string): boolean {
    if (builtinOf(namespace) !== undefined) return true;
    return longestPrefix(this.#of(compilation).packages, namespace) !== undefined;
  }

  #of(compilation: Compilation): Known {
    let known = this.#known.get(compilation);
    if (known === undefined) {
      const projects = this.#assemblies.projectsOf(compilation);
      // .NET's own assemblies are listed like others; its packages, such as System.CommandLine, are not its own.
      const names = projects.flatMap(({ packages, assemblies }) => [
        ...assemblies.filter((name) => builtinOf(name) === undefined),
        ...packages,
      ]);
      known = {
        packages: new Map(names.map((name) => [name.toLowerCase(), name])),
        isWeb: projects.some(({ sdk }) => sdk.startsWith('Microsoft.NET.Sdk.Web')),
      };
      this.#known.set(compilation, known);
    }
    return known;
  }
}

/** One per library and not one per namespace: the first two parts, where the second is no type. */
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
