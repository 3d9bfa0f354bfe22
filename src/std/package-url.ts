// Package URLs (purl): one notation for package names of all ecosystems.

/** Types whose names the specification requires in lower case. */
const lowerCase = new Set(['composer', 'golang', 'hex', 'luarocks', 'npm', 'pub', 'pypi']);

/** The package URL without version: `pkg:npm/%40acme/ui`. `ecosystem` is its type. */
export function packageUrl(ecosystem: string, name: string): string {
  const parts = partsOf(ecosystem, lowerCase.has(ecosystem) ? name.toLowerCase() : name);
  return ['pkg:' + ecosystem, ...parts.filter((part) => part !== '').map(encode)].join('/');
}

/** Namespaces and name. */
function partsOf(ecosystem: string, name: string): readonly string[] {
  // Maven has `group:artifact`; the group is one part, even with dots.
  if (ecosystem === 'maven') return name.split(':');
  if (ecosystem === 'pypi') return [name.replaceAll(/[-_.]+/g, '-')];
  return name.split('/');
}

/** Percent-encodes a URL segment; the specification leaves colons as they are. */
function encode(part: string): string {
  return encodeURIComponent(part)
    .replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%3A', ':');
}
