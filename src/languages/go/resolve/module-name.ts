// The module that an imported package comes from: what go.mod requires tells, else the customs of the host.
import { foldersUpward } from '../../kit/paths.ts';

/** Hosts where a module is `host/owner/name`. */
const forges = new Set(
  'github.com gitlab.com bitbucket.org codeberg.org gitea.com git.sr.ht golang.org go.googlesource.com'.split(
    ' ',
  ),
);

export function moduleNameOf(path: string, requires: ReadonlySet<string>): string {
  if (requires.size > 0) {
    for (const prefix of foldersUpward(path)) if (requires.has(prefix)) return prefix;
  }
  const parts = path.split('/');
  const host = parts[0] ?? '';
  const isVersioned = /\.v\d+$/.test(parts[1] ?? '');
  const count = forges.has(host) || (host === 'gopkg.in' && !isVersioned) ? 3 : 2;
  // From the second major version on, the version is part of the module's name.
  const isMajor = /^v[1-9]\d*$/.test(parts[count] ?? '');
  return parts.slice(0, isMajor ? count + 1 : count).join('/');
}
