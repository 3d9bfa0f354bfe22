// Which words of an answer are files. One that the report holds can be gone to; one that the server found in no report
// was made up. What is neither stays a word.

export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly text: string; readonly id: string }
  | { readonly kind: 'invented'; readonly text: string };

export interface KnownNames {
  /** ID of the file that is meant, where that is certain. */
  find(name: string): string | undefined;
  /** Names that the server looked for and did not find. */
  readonly invented: ReadonlySet<string>;
}

export function nameFiles(text: string, look: 'plain' | 'code', names: KnownNames): Part[] {
  // Between backticks a name may hold spaces.
  const whole = look === 'code' ? judge(text, names) : undefined;
  if (whole !== undefined && (whole.kind === 'file' || !/\s/.test(text))) return [whole];
  const isDoubted = whole?.kind === 'invented';
  const parts: Part[] = [];
  for (const word of text.split(/([\s'"()<>,;!?*]+)/)) {
    const part = look === 'code' || word.includes('/') ? judge(word, names) : undefined;
    if (part !== undefined) parts.push(part);
    else if (isDoubted && looksLikeFile(word)) parts.push({ kind: 'invented', text: word });
    else addText(parts, word);
  }
  return parts;
}

/** By path, or by bare name where only one file is called so. */
export function knownNames(ids: readonly string[], invented: ReadonlySet<string>): KnownNames {
  const byPath = new Set(ids);
  const byName = new Map<string, string | null>();
  for (const id of ids) {
    if (id.startsWith('pkg:')) continue;
    const name = id.slice(id.lastIndexOf('/') + 1);
    byName.set(name, byName.has(name) ? null : id);
  }
  return { invented, find: (name) => (byPath.has(name) ? name : (byName.get(name) ?? undefined)) };
}

function judge(text: string, names: KnownNames): Part | undefined {
  const name = bareName(text);
  const id = names.find(text) ?? names.find(name);
  if (id !== undefined) return { kind: 'file', text, id };
  return names.invented.has(name) ? { kind: 'invented', text } : undefined;
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
