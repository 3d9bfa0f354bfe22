// Which package a bare specifier speaks of: `lodash` in `lodash/fp`, `@acme/ui` in `@acme/ui/button`.

export interface PackageSpecifier {
  readonly name: string;
  /** What is asked of the package, as its `exports` spell it: `.`, `./button`. */
  readonly subpath: string;
}

/** Undefined where no package can have that name. */
export function parsePackageSpecifier(specifier: string): PackageSpecifier | undefined {
  const name = leadingName(specifier);
  if (!isPackageName(name)) return undefined;
  const rest = specifier.slice(name.length + 1);
  return { name, subpath: rest === '' ? '.' : `./${rest}` };
}

/** What a path inside a node_modules folder asks for. */
export function parseInstalledPath(path: string): PackageSpecifier | undefined {
  const parts = path.split('/');
  const start = parts.lastIndexOf('node_modules') + 1;
  return start === 0 ? undefined : parsePackageSpecifier(parts.slice(start).join('/'));
}

/** The package that a path inside a node_modules folder belongs to. */
export function packageOfInstalledPath(path: string): string | undefined {
  const parts = path.split('/');
  const start = parts.lastIndexOf('node_modules') + 1;
  if (start === 0) return undefined;
  // @types/react holds the types of react, @types/acme__ui those of @acme/ui.
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

/** npm's rules; capital letters were allowed once, and such packages are still there. */
function isPackageName(name: string): boolean {
  return name.length <= 214 && /^(?:@[\w.-]+\/)?[A-Za-z0-9-][\w.-]*$/.test(name);
}
