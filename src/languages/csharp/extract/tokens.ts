// The tokens of the current file. Lookahead may change kinds. The word of a matched `<` is the position of its `>`, or 0.
import { TokenList } from '../../kit/token-list.ts';

/** Reused across files. */
export const tokens = new TokenList();
/** Leaves room for lookbehind at the first token. */
export const firstToken = 3;
