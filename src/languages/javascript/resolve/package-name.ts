// The package of a bare specifier: `lodash` in `lodash/fp`, `@acme/ui` in `@acme/ui/button`.

export interface PackageSpecifier {
  readonly name: string;
  /** As in `exports`: `.`, `./button`. */
  readonly subpath: string;
}

/** Undefined if it is not a valid package name. */
export function parsePackageSpecifier(specifier: string): PackageSpecifier | undefined {
  const name = leadingName(specifier);
  if (!isPackageName(name)) return undefined;
  const rest = specifier.slice(name.length + 1);
  return { name, subpath: rest === '' ? '.' : `./${rest}` };
}

export function isInstalled(path: string): boolean {
  return path.startsWith('node_modules/') || path.includes('/node_modules/');
}

/** From a path inside a node_modules folder. */
export function parseInstalledPath(path: string): PackageSpecifier | undefined {
  const [, inside] = /^(?:.*\/)?node_modules\/(.*)$/s.exec(path) ?? [];
  return inside === undefined ? undefined : parsePackageSpecifier(inside);
}

/** @types/react has the types of react, @types/acme__ui those of @acme/ui. */
export function packageOfInstalledPath(path: string): string | undefined {
  const name = parseInstalledPath(path)?.name;
  const [, typed] = /^@types\/(.*)$/.exec(name ?? '') ?? [];
  if (typed === undefined) return name;
  return typed.includes('__') ? `@${typed.replace('__', '/')}` : typed;
}

function leadingName(specifier: string): string {
  const slash = specifier.indexOf('/');
  if (slash === -1) return specifier;
  if (!specifier.startsWith('@')) return specifier.slice(0, slash);
  const second = specifier.indexOf('/', slash + 1);
  return second === -1 ? specifier : specifier.slice(0, second);
}

/** npm's rules, plus capital letters, which old packages still have. */
function isPackageName(name: string): boolean {
  return name.length <= 214 && /^(?:@[\w.-]+\/)?[A-Za-z0-9-][\w.-]*$/.test(name);
}
