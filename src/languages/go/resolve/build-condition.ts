// Whether two files can be built together, by their `//go:build` lines and names. Only needed if several files declare a
// name; then decided by trying the systems that either of them mentions.
import { wordSet } from '../../kit/word-set.ts';
import { nameOf } from '../../../std/paths.ts';

const systems = wordSet(`
  aix android darwin dragonfly freebsd hurd illumos ios js linux nacl netbsd openbsd plan9 solaris wasip1 windows
  zos
`);
const unixes = wordSet(`
  aix android darwin dragonfly freebsd hurd illumos ios linux netbsd openbsd solaris
`);
const processors = wordSet(`
  386 amd64 amd64p32 arm armbe arm64 arm64be loong64 mips mipsle mips64 mips64le mips64p32 mips64p32le ppc ppc64
  ppc64le riscv riscv64 s390 s390x sparc sparc64 wasm
`);
const parents = new Map([
  ['android', 'linux'],
  ['ios', 'darwin'],
  ['illumos', 'solaris'],
]);
const [otherUnix, other] = ['other unix', 'other'];
/** A pair with more custom tags than this is assumed to be compatible. */
const maxTags = 8;

/** In postfix notation: tags, `!`, `&&`, `||`. Empty means true. */
export type Condition = readonly string[];

const precedence = new Map([
  ['||', 1],
  ['&&', 2],
  ['!', 3],
]);

export function conditionOf(path: string, written: string | undefined): Condition {
  const fromText = written === undefined ? [] : toPostfix(written);
  const fromName = tagsInName(path);
  const parts = [fromText, ...fromName.map((tag) => [tag])].filter((part) => part.length > 0);
  return parts.flatMap((part, i) => (i === 0 ? part : [...part, '&&']));
}

export function canBuildTogether(a: Condition, b: Condition): boolean {
  if (a.length === 0 || b.length === 0) return true;
  const tags = new Set([...a, ...b].filter((token) => !precedence.has(token)));
  const own = [...tags].filter((tag) => !systems.has(tag) && !processors.has(tag) && tag !== 'unix');
  if (own.length > maxTags) return true;
  const oses = [...[...tags].filter((tag) => systems.has(tag)), otherUnix, other];
  const cpus = [...[...tags].filter((tag) => processors.has(tag)), other];
  for (const os of oses) {
    for (const cpu of cpus) {
      for (let bits = 0; bits < 2 ** own.length; bits++) {
        const holds = (tag: string): boolean =>
          tag === os ||
          tag === cpu ||
          parents.get(os) === tag ||
          (tag === 'unix' && (unixes.has(os) || os === otherUnix)) ||
          (own.includes(tag) && ((bits >> own.indexOf(tag)) & 1) === 1);
        if (isTrue(a, holds) && isTrue(b, holds)) return true;
      }
    }
  }
  return false;
}

function isTrue(condition: Condition, holds: (tag: string) => boolean): boolean {
  const values: boolean[] = [];
  for (const token of condition) {
    if (token === '!') values.push(!(values.pop() ?? false));
    else if (token === '&&' || token === '||') {
      const [right, left] = [values.pop() ?? false, values.pop() ?? false];
      values.push(token === '&&' ? left && right : left || right);
    } else values.push(holds(token));
  }
  return values.pop() ?? true;
}

/** Dijkstra's shunting yard. Invalid input never throws. */
function toPostfix(text: string): string[] {
  const output: string[] = [];
  const waiting: string[] = [];
  for (const [token] of text.matchAll(/&&|\|\||[!()]|[^\s!()&|]+/g)) {
    if (token === '(' || token === '!') waiting.push(token);
    else if (token === ')') {
      for (let top = waiting.pop(); top !== undefined && top !== '('; top = waiting.pop()) output.push(top);
    } else if (precedence.has(token)) {
      const rank = precedence.get(token) ?? 0;
      while ((precedence.get(waiting.at(-1) ?? '') ?? 0) >= rank) output.push(waiting.pop() ?? '');
      waiting.push(token);
    } else output.push(token);
  }
  return [...output, ...waiting.toReversed().filter((token) => token !== '(')];
}

/** `cart_linux_amd64_test.go`: a name may end with a system and a processor. */
function tagsInName(path: string): string[] {
  const parts = nameOf(path)
    .replace(/\.go$/, '')
    .replace(/_test$/, '')
    .split('_')
    .slice(1);
  const last = parts.at(-1) ?? '';
  const before = parts.at(-2) ?? '';
  if (systems.has(last)) return [last];
  if (!processors.has(last)) return [];
  return systems.has(before) ? [before, last] : [last];
}
