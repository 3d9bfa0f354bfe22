// The dependencies that a build.zig.zon names, with the folders of those that are not fetched.
import { type CodeToken, readCodeTokens } from '../../kit/code-tokens.ts';

/** Name → folder, relative to the file; undefined for one that is fetched. */
export function readDependencies(text: string): ReadonlyMap<string, string | undefined> {
  const all = readCodeTokens(text);
  const start = all.findIndex(({ text: word }) => word === 'dependencies');
  const tokens = start === -1 ? [] : all.slice(start + 1);
  const found = new Map<string, string | undefined>();
  let depth = 0;
  let name = '';
  for (const [i, { text: word }] of tokens.entries()) {
    if (word === '{') depth++;
    else if (word === '}' && --depth === 0) break;
    else if (depth === 1 && isField(tokens, i)) found.set((name = word), undefined);
    else if (depth === 2 && word === 'path' && isField(tokens, i)) found.set(name, tokens[i + 2]?.text);
  }
  return found;
}

/** `.name =`, or `.@"name" =` */
function isField(tokens: readonly CodeToken[], i: number): boolean {
  return tokens[i - 1]?.text === '.' && tokens[i]?.kind !== 'sign' && tokens[i + 1]?.text === '=';
}
