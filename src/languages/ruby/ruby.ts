// Ruby: extraction of loaded files and constants, and their resolution.
import type { Language } from '../language.ts';
import { rubyFiles } from './files.ts';
import type { Extraction, SourceText } from '../../model/source.ts';
import { readTokens } from './extract/reader.ts';
import { State } from './extract/state.ts';
import { RubyResolver } from './resolve/resolver.ts';
import { readManifestPackages } from './resolve/manifest-packages.ts';
import { reportSkippedImports } from '../kit/skipped-imports.ts';

export const ruby: Language = {
  ...rubyFiles,
  extract: reportSkippedImports(extractFile, {
    line: /^[ \t]*(?:require|require_relative|load) /gm,
    probe: "require 'lintel_probe'",
  }),
  createResolver: (project, files) => new RubyResolver(project, files),
  readManifestPackages,
};

function extractFile(source: SourceText): Extraction {
  const state = new State(source);
  readTokens(state);
  const { computedAt } = state.findings;
  const extraction = { imports: state.findings.imports(), declares: state.findings.declares() };
  return computedAt === undefined ? extraction : { ...extraction, computedAt };
}
