// The tokens of the file that is read. Whoever reads on and learns what a token was may change its kind; the word of a `<`
// that was asked for it is the place of its `>`, or 0.
import { TokenList } from '../../kit/token-list.ts';

/** Used for one file after the other. */
export const tokens = new TokenList();
/** So many tokens before the first that is read can be looked at. */
export const firstToken = 3;
