// A rockspec: which file each module of a rock is. It is a Lua program; of its tables only pairs of a name and the path
// of a Lua file are read.

/** Strings end with their line, so that no quote is looked at twice. */
const tokens = /--[^\n]*|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|[A-Za-z_]\w*|[[\]={},]/g;

/** Module → path, as it is written. */
export function readModules(text: string): Map<string, string> {
  const modules = new Map<string, string>();
  const words = Array.from(text.matchAll(tokens), ([token]) => token).filter(
    (token) => !token.startsWith('--'),
  );
  for (let i = 2; i < words.length; i++) {
    const path = stringIn(words[i]);
    if (words[i - 1] !== '=' || path?.endsWith('.lua') !== true) continue;
    const name = words[i - 2] === ']' ? stringIn(words[i - 3]) : words[i - 2];
    if (name !== undefined) modules.set(name, path);
  }
  return modules;
}

function stringIn(token: string | undefined): string | undefined {
  const isString = token?.startsWith('"') === true || token?.startsWith("'") === true;
  return isString ? token?.slice(1, -1) : undefined;
}
