// Models invent names. Marks file names in the advice that are not in the report.
import { holdsFile, type ServedReport } from '../../session/served-report.ts';

export interface MarkedAdvice {
  readonly advice: string;
  readonly unknownFiles: readonly string[];
}

const mark = ' (not in the report)';

/** A word, or the text between two backticks, which may contain spaces and brackets. */
const candidate = /`([^`\n]+)`|[^\s`'"()<>,;!?*]+/g;

export function markUnknownFiles(advice: string, served: ServedReport): MarkedAdvice {
  const unknown = new Set<string>();
  const marked = advice.replace(candidate, (whole, quoted: string | undefined) => {
    const name = fileNameIn(quoted ?? whole);
    if (name === undefined || (quoted === undefined && !name.includes('/')) || isKnown(name, served))
      return whole;
    unknown.add(name);
    return whole + mark;
  });
  return { advice: marked, unknownFiles: [...unknown] };
}

/** `./src/cart.ts:12` → `src/cart.ts`; undefined if it does not look like a file. */
function fileNameIn(text: string): string | undefined {
  if (/^[a-z]+:\/\//i.test(text)) return undefined;
  const name = text
    .replace(/[.:]+$/, '')
    .replace(/(:\d+){1,2}$/, '')
    .replace(/^\.\//, '');
  return /[^/\s]\.[a-z]{1,6}$/.test(name) ? name : undefined;
}

/** Compares the whole path; for a bare name, any file with that name. `Array.map` has no known extension. */
function isKnown(name: string, served: ServedReport): boolean {
  if (holdsFile(served, name)) return true;
  if (name.includes('/')) return false;
  const { files } = served.bodies;
  const quoted = JSON.stringify(name).slice(1);
  const extension = JSON.stringify(name.slice(name.lastIndexOf('.'))).slice(1);
  return files.includes(`/${quoted}\n`) || !files.includes(`${extension}\n`);
}
