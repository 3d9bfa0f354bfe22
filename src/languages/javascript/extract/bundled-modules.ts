// A bundle brings its modules along, each in a function that is handed a `require` of its own. What that is asked for
// lies in the bundle, so it is no import.
import type { Script } from './script.ts';

/** Before each module in what Browserify makes. Later bundlers call their function by other names. */
const opening = Buffer.from('[function(require,module,exports){');

export function forgetBundledModules(script: Script): void {
  if (script.count === 0 || script.dialect.typed) return;
  const first = script.bytes.indexOf(opening);
  if (first >= 0) script.forgetLazyBehind(first);
}
