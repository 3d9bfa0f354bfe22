// A bundle brings its modules along, each in a function that is handed a `require` of its own. What that is asked for
// lies in the bundle, or in another one by its name there, so it is no import.
import type { Script } from './script.ts';

/** Before each module in what Browserify makes. Later bundlers call their function by other names. */
const browserify = Buffer.from('[function(require,module,exports){');

/** Before each module of AMD. Whoever writes one leaves its name to its file; only a bundle has to spell it. */
const define = Buffer.from('define(');
const namedModule =
  /^define\(\s*(?:'[^'\n]*'|"[^"\n]*")\s*,\s*(?:\[\s*["']require["']|(?:\[[^\]]*\]\s*,\s*)?function\s*\w*\s*\(\s*require\b)/;
/** As far as a name, and the list behind it where its first entry does not tell, usually reach. */
const reach = 500;

export function forgetBundledModules(script: Script): void {
  if (script.count === 0 || script.dialect.typed) return;
  const starts = [script.bytes.indexOf(browserify), findNamedModule(script.bytes)].filter(
    (start) => start >= 0,
  );
  if (starts.length > 0) script.forgetLazyBehind(Math.min(...starts));
}

function findNamedModule(bytes: Buffer): number {
  let at = bytes.indexOf(define);
  while (at >= 0 && !namedModule.test(bytes.toString('latin1', at, at + reach)))
    at = bytes.indexOf(define, at + 1);
  return at;
}
