// A model makes names up. What looks like a file and is none of the report's is marked where it stands.
import { holdsFile, type ServedReport } from '../../session/served-report.ts';

export interface MarkedAdvice {
  readonly advice: string;
  readonly unknownFiles: readonly string[];
}

const mark = ' (not in the report)';

/** A word, or what stands between two backticks, which may hold spaces and brackets. */
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

/** `./src/cart.ts:12` → `src/cart.ts`; undefined for what does not look like a file. */
function fileNameIn(text: string): string | undefined {
  if (/^[a-z]+:\/\//i.test(text)) return undefined;
  const name = text
    .replace(/[.:]+$/, '')
    .replace(/(:\d+){1,2}$/, '')
    .replace(/^\.\//, '');
  return /[^/\s]\.[a-z]{1,6}$/.test(name) ? name : undefined;
}

/** By its whole path or, where only a name was given, by any file of that name. `Array.map` has no such extension. */
function isKnown(name: string, served: ServedReport): boolean {
  if (holdsFile(served, name)) return true;
  if (name.includes('/')) return false;
  const { files } = served.bodies;
  const quoted = JSON.stringify(name).slice(1);
  const extension = JSON.stringify(name.slice(name.lastIndexOf('.'))).slice(1);
  return files.includes(`/${quoted}\n`) || !files.includes(`${extension}\n`);
}
