// Ruby: how what its files load and the constants they use are read, and where they lead.
import type { Language } from '../language.ts';
import { rubyFiles } from './files.ts';
import { createResolver } from './resolve/create-resolver.ts';
import type { Extraction, SourceText } from '../../model/source.ts';
import { readTokens } from './extract/reader.ts';
import { State } from './extract/state.ts';

export const ruby: Language = {
  ...rubyFiles,
  extract: extractFile,
  createResolver,
};

function extractFile(source: SourceText): Extraction {
  const state = new State(source);
  readTokens(state);
  const { findings } = state;
  return { imports: findings.imports(), declares: findings.declares() };
}
