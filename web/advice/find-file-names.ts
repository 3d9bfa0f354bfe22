// Finds file names in an answer: those in the report become links, those that the server did not find in the report are
// marked as unknown.

export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly text: string; readonly id: string }
  | { readonly kind: 'unknown'; readonly text: string };

export interface KnownNames {
  /** ID of the file, if the name is unambiguous. */
  find(name: string): string | undefined;
  /** Names that the server did not find in the report. */
  readonly unknown: ReadonlySet<string>;
}

export function findFileNames(text: string, style: 'plain' | 'code', names: KnownNames): Part[] {
  // Between backticks, a name may contain spaces.
  const whole = style === 'code' ? classify(text, names) : undefined;
  if (whole !== undefined && (whole.kind === 'file' || !/\s/.test(text))) return [whole];
  const hasUnknown = whole?.kind === 'unknown';
  const parts: Part[] = [];
  for (const word of text.split(/([\s'"()<>,;!?*]+)/)) {
    const part = style === 'code' || word.includes('/') ? classify(word, names) : undefined;
    if (part !== undefined) parts.push(part);
    else if (hasUnknown && looksLikeFile(word)) parts.push({ kind: 'unknown', text: word });
    else addText(parts, word);
  }
  return parts;
}

/** By path, or by file name if it is unique. */
export function knownNames(ids: readonly string[], unknown: ReadonlySet<string>): KnownNames {
  const byPath = new Set(ids);
  const byName = new Map<string, string | null>();
  for (const id of ids) {
    if (id.startsWith('pkg:')) continue;
    const name = id.slice(id.lastIndexOf('/') + 1);
    byName.set(name, byName.has(name) ? null : id);
  }
  return { unknown, find: (name) => (byPath.has(name) ? name : (byName.get(name) ?? undefined)) };
}

function classify(text: string, names: KnownNames): Part | undefined {
  const name = bareName(text);
  const id = names.find(text) ?? names.find(name);
  if (id !== undefined) return { kind: 'file', text, id };
  return names.unknown.has(name) ? { kind: 'unknown', text } : undefined;
}

/** `./src/cart.ts:12` → `src/cart.ts`, as the server reads it. */
function bareName(text: string): string {
  return text
    .replace(/[.:]+$/, '')
    .replace(/(:\d{1,9}){1,2}$/, '')
    .replace(/^\.\//, '');
}

function looksLikeFile(word: string): boolean {
  return /[^/\s]\.[a-z]{1,6}$/.test(bareName(word));
}

function addText(parts: Part[], text: string): void {
  const last = parts.at(-1);
  if (last?.kind === 'text') parts[parts.length - 1] = { kind: 'text', text: last.text + text };
  else if (text !== '') parts.push({ kind: 'text', text });
}
