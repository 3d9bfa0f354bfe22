// Every link in the documentation leads to a file and a heading that exist; so does every path named in it.
import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorsOf, documents, inlineCodeOf, proseOf } from '../support/documents.ts';

const anchors = new Map(documents.map((document) => [document.path, anchorsOf(document)]));
const ownPath = /^(?:src|web|test|docs|bench|accuracy|scripts|examples|bin)\/[\w./-]+$/;

describe('links in the documentation', () => {
  it.each(documents)('lead somewhere in $path', (document) => {
    const targets = [...proseOf(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
    const relative = targets.filter((target) => !/^[a-z]+:/.test(target));
    expect(relative.filter((target) => !isReachable(document.path, target))).toEqual([]);
  });

  it.each(documents)('and paths in code style exist in $path', (document) => {
    const paths = inlineCodeOf(document)
      .map(({ code }) => code)
      .filter((code) => ownPath.test(code));
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('are found where they are broken', () => {
    expect(isReachable('README.md', 'docs/no-such-page.md')).toBe(false);
    expect(isReachable('README.md', 'docs/report.md#no-such-heading')).toBe(false);
    expect(isReachable('docs/server.md', 'report.md#detailed-nodes')).toBe(true);
  });
});

function isReachable(from: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? from : posix.join(posix.dirname(from), path);
  if (!existsSync(file)) return false;
  return anchor === undefined || anchors.get(file)?.has(anchor) === true;
}
