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

/** From a path inside a node_modules folder. */
export function parseInstalledPath(path: string): PackageSpecifier | undefined {
  const parts = path.split('/');
  const start = parts.lastIndexOf('node_modules') + 1;
  return start === 0 ? undefined : parsePackageSpecifier(parts.slice(start).join('/'));
}

export function packageOfInstalledPath(path: string): string | undefined {
  const parts = path.split('/');
  const start = parts.lastIndexOf('node_modules') + 1;
  if (start === 0) return undefined;
  // @types/react has the types of react, @types/acme__ui those of @acme/ui.
  const inside = parts.slice(parts[start] === '@types' ? start + 1 : start);
  const [first = ''] = inside;
  const scoped = parts[start] === '@types' && first.includes('__');
  return parsePackageSpecifier(scoped ? `@${first.replace('__', '/')}` : inside.join('/'))?.name;
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
