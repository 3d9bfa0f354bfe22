// What one Ruby file loads, which constants it declares and which it uses; `findings.ts` says how they are written down.
import type { Extraction, SourceText } from '../../../model/source.ts';
import { readTokens } from './reader.ts';
import { State } from './state.ts';

export function extractFile(source: SourceText): Extraction {
  const state = new State(source);
  readTokens(state);
  const { findings } = state;
  return { imports: findings.imports(), declares: findings.declares() };
}
