// Chooses an encoding that the client accepts (RFC 9110, 12.5.3).
import { parseWeights } from './accept.ts';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** Best first. */
const preferred: readonly ContentEncoding[] = ['br', 'gzip', 'identity'];

export function chooseEncoding(acceptEncoding: string | null): ContentEncoding {
  if (acceptEncoding === null) return 'identity';
  const weights = parseWeights(acceptEncoding);
  const weightOf = (encoding: ContentEncoding): number =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 0.0001 : 0);
  const best = Math.max(...preferred.map(weightOf));
  // Identity is sent even to a client that does not accept it, as RFC 9110 recommends.
  return best === 0 ? 'identity' : (preferred.find((encoding) => weightOf(encoding) === best) ?? 'identity');
}
