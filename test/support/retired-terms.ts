// Phrases that the documentation and the program no longer use, and what to write instead. docs/glossary.md has the terms
// that stay.

interface RetiredTerm {
  readonly pattern: RegExp;
  readonly instead: string;
}

const retiredTerms: readonly RetiredTerm[] = [
  // One term per concept.
  { pattern: /\bdependency explosions?\b/i, instead: 'hub' },
  { pattern: /\btoo many connections\b|\bconnected to (?:too|so) much\b/i, instead: 'hub' },
  { pattern: /\b(?:imports|depends? on) too much\b|\btoo many dependencies\b/i, instead: 'god module' },
  { pattern: /\btuned on\b/i, instead: 'development set' },
  { pattern: /\bonly measured\b/i, instead: 'held-out set' },
  { pattern: /\bonly types need\b/i, instead: 'type-only imports' },
  {
    pattern: /\bimports? with new names\b|\bimports? of everything\b/i,
    instead: 'aliased and wildcard imports',
  },
  { pattern: /\bthe engine\b/i, instead: 'V8' },
  { pattern: /\bcrews?\b/i, instead: 'worker pool' },
  { pattern: /\bastray\b/i, instead: 'missing' },
  { pattern: /\bmade[- ]up\b/i, instead: 'generated' },
  // Phrases that nobody says at work.
  { pattern: /\bleads? nowhere\b/i, instead: 'is unresolved' },
  { pattern: /\bsaid, never guessed\b/i, instead: 'reported, never guessed' },
  { pattern: /\bas many as pay\b|\b(?:it|they) pays?\b/i, instead: 'auto; is worth it' },
  { pattern: /\bmade up where none\b/i, instead: 'generated if omitted' },
  { pattern: /\blet in only who\b/i, instead: 'require' },
  { pattern: /\bcan feel it\b|\bis felt\b/i, instead: 'affects' },
  { pattern: /\bfollows none\b/i, instead: 'not followed' },
  { pattern: /\blooks? at each byte\b/i, instead: 'a plain byte loop' },
  { pattern: /\btaken in turns\b/i, instead: 'interleaved' },
  { pattern: /\bquiet machine\b/i, instead: 'idle machine' },
  { pattern: /\b(?:held|holds?) (?:\w+ ){0,3}against\b/i, instead: 'compared with' },
  { pattern: /\bfor who\b|\bby who\b/i, instead: 'for callers that' },
  { pattern: /\bunread\b/i, instead: 'not read; skipped' },
  { pattern: /\bkeeps? nothing\b/i, instead: 'does not write the cache' },
  { pattern: /\bhelp to read\b/i, instead: 'worker threads' },
  { pattern: /\bnames a place on\b/i, instead: 'is an absolute path' },
  { pattern: /\bwould tell its\b/i, instead: 'is computed at run time' },
  { pattern: /\bno import leads there\b/i, instead: 'no path from A to B' },
  { pattern: /\bwhat holds what up\b|\bwhere does it crack\b/i, instead: 'say what the program does' },
  { pattern: /\bleans on the roof\b/i, instead: 'depends on a higher layer' },
  { pattern: /\btime of now\b/i, instead: 'the current time' },
  { pattern: /\bwith the ground\b|\bsame ground\b/i, instead: 'cache key' },
  { pattern: /\bbeside\b/i, instead: 'next to; in addition to; compared with' },
  { pattern: /\banew\b/i, instead: 'again' },
  { pattern: /\bmended\b/i, instead: 'fixed' },
  { pattern: /\bdear(?:er|est)?\b/i, instead: 'expensive' },
  { pattern: /(?<!\bthere )\bis none\b(?! of\b)/i, instead: 'does not exist; is not one' },
  {
    pattern: /\b(?:is|are) no (?:edges?|nodes?|proof|names?|trees?|dependenc(?:y|ies)|source files?)\b/i,
    instead: 'is not a …',
  },
  { pattern: /\bits kin\b/i, instead: 'and similar tools' },
  { pattern: /\bfell silent\b/i, instead: 'stopped responding' },
  { pattern: /\bgravest\b/i, instead: 'worst' },
  { pattern: /\bthe hand rests\b/i, instead: 'dragging ends' },
];

/** A line for each hit: where it is, what was found, what to write. */
export function findRetiredTerms(place: string, text: string): readonly string[] {
  // A paragraph may break a line in the middle of a phrase.
  const flat = text.replaceAll(/\s+/g, ' ');
  return retiredTerms.flatMap(({ pattern, instead }) => {
    const [found] = pattern.exec(flat) ?? [];
    return found === undefined ? [] : [`${place}: "${found}", write: ${instead}`];
  });
}
