// Parses git's configuration, only for settings about the repository's format. Includes are not followed, and nothing named
// in it is run, which is why git itself never sees it.

const sectionHeader = /^\[\s*([A-Za-z0-9.-]+)\s*(?:"((?:[^"\\]|\\.)*)")?\s*\]/;
const setting = /^([A-Za-z][A-Za-z0-9-]*)\s*(?:=(.*))?$/;

export type GitConfig = ReadonlyMap<string, string>;

/** `core.worktree`, `remote.origin.promisor` → value. Names are in lower case; the last value wins. */
export function parseGitConfig(text: string): GitConfig {
  const config = new Map<string, string>();
  let section = '';
  for (const line of text.replaceAll(/\\\r?\n/g, '').split(/\r?\n/)) {
    let rest = line.trim();
    for (let header = sectionHeader.exec(rest); header !== null; header = sectionHeader.exec(rest)) {
      section = sectionName(header[1]!, header[2]);
      rest = rest.slice(header[0].length).trim();
    }
    const [, name, value] = setting.exec(rest) ?? [];
    if (name !== undefined) config.set(`${section}.${name.toLowerCase()}`, parseValue(value));
  }
  return config;
}

function sectionName(name: string, subsection: string | undefined): string {
  return subsection === undefined
    ? name.toLowerCase()
    : `${name.toLowerCase()}.${subsection.replaceAll(/\\(.)/g, '$1')}`;
}

/** A setting without a value is true. Quotes group, a backslash escapes, and `#` or `;` starts a comment. */
function parseValue(written: string | undefined): string {
  if (written === undefined) return 'true';
  let value = '';
  let isQuoted = false;
  for (let at = 0; at < written.length; at++) {
    const char = written[at]!;
    if (char === '"') isQuoted = !isQuoted;
    else if (char === '\\') value += unescape(written[++at] ?? '');
    else if (!isQuoted && (char === '#' || char === ';')) break;
    else value += char;
  }
  return value.trim();
}

function unescape(char: string): string {
  if (char === 'n') return '\n';
  return char === 't' ? '\t' : char;
}
