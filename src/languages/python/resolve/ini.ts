// The INI dialect of setup.cfg, pytest.ini and mypy.ini. Continuation lines of a value are indented.

/** Section → key → the non-empty lines of its value. */
export type Sections = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

export function parseIni(text: string): Sections {
  const sections = new Map<string, Map<string, string[]>>();
  let keys: Map<string, string[]> | undefined;
  let value: string[] | undefined;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const content = line.trim();
    if (content === '' || content.startsWith('#') || content.startsWith(';')) continue;
    if (value !== undefined && /^[ \t]/.test(line)) {
      value.push(content);
    } else if (content.startsWith('[')) {
      const end = content.indexOf(']');
      keys = new Map();
      value = undefined;
      sections.set(content.slice(1, end === -1 ? undefined : end), keys);
    } else {
      const separator = content.search(/[=:]/);
      const first = separator === -1 ? '' : content.slice(separator + 1).trim();
      value = first === '' ? [] : [first];
      keys?.set(content.slice(0, separator === -1 ? undefined : separator).trim(), value);
    }
  }
  return sections;
}
