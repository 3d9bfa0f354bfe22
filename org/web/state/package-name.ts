// A package URL as people write it: `pkg:npm/%40acme/ui` is `@acme/ui` of npm.

export interface PackageName {
  readonly ecosystem: string;
  readonly name: string;
}

export function packageNameOf(purl: string): PackageName {
  const [, ecosystem = '', path = ''] = /^pkg:([^/]+)\/(.*)$/.exec(purl) ?? [];
  if (path === '') return { ecosystem: '', name: purl };
  return {
    ecosystem,
    name: path
      .split('/')
      .map(decode)
      .join(ecosystem === 'maven' ? ':' : '/'),
  };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
