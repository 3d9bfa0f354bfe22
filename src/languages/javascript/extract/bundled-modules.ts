// A bundle brings its modules along, each in a function that is handed a `require` of its own. What that is asked for
// lies in the bundle, or in another one by its name there, so it is no import.
import { findDefine } from './amd-modules.ts';
import type { Script } from './script.ts';

/** Before each module in what Browserify makes. Later bundlers call their function by other names. */
const browserify = Buffer.from('[function(require,module,exports){');

/** Whoever writes one module of AMD leaves its name to its file; only a bundle has to spell it. */
const namedModule =
  /^define\(\s*(?:'[^'\n]*'|"[^"\n]*")\s*,\s*(?:\[\s*["']require["']|(?:\[[^\]]*\]\s*,\s*)?function\s*\w*\s*\(\s*require\b)/;

export function forgetBundledModules(script: Script): void {
  if (script.count === 0 || script.dialect.typed) return;
  const start = findBundle(script);
  const { modules } = script;
  // Some spell the name of the one module in a file; two of either kind are a bundle's.
  const isBundle = modules !== undefined && (modules.names.size > 1 || modules.unnamed > 1);
  if (start === undefined && !isBundle) return;
  script.revise(({ kind, offset }) => {
    const isListed = modules?.listed.has(offset) === true;
    if (isBundle && isListed) return undefined;
    const isBundled = start !== undefined && offset >= start && (isListed || kind === 'lazy');
    return isBundled ? undefined : kind;
  });
}

/** Where the first module that is handed a `require` begins. */
function findBundle({ bytes, lastDefine }: Script): number | undefined {
  const starts = [bytes.indexOf(browserify), lastDefine < 0 ? -1 : findDefine(bytes, namedModule)];
  const found = starts.filter((start) => start >= 0);
  return found.length === 0 ? undefined : Math.min(...found);
}
