// Ruby: extraction of loaded files and constants, and their resolution.
import type { Language, Resolver } from '../language.ts';
import { rubyFiles } from './files.ts';
import type { Extraction, SourceText, ExtractedFile } from '../../model/source.ts';
import { readTokens } from './extract/reader.ts';
import { State } from './extract/state.ts';
import type { Project } from '../../model/project.ts';
import { ConstantIndex } from './resolve/constant-index.ts';
import { ConstantLookup } from './resolve/constant-lookup.ts';
import { Features } from './resolve/features.ts';
import { readGemNames } from './resolve/gem-names.ts';
import { Gems } from './resolve/gems.ts';
import { Homes } from './resolve/homes.ts';
import { LoadPath } from './resolve/load-path.ts';
import { Requirements } from './resolve/requirements.ts';
import { RubyResolver } from './resolve/resolver.ts';
import { readManifestPackages } from './resolve/manifest-packages.ts';
import { reportSkippedImports } from '../kit/skipped-imports.ts';

export const ruby: Language = {
  ...rubyFiles,
  extract: reportSkippedImports(extractFile, {
    line: /^[ \t]*(?:require|require_relative|load) /gm,
    probe: "require 'lintel_probe'",
  }),
  createResolver,
  readManifestPackages,
};

function extractFile(source: SourceText): Extraction {
  const state = new State(source);
  readTokens(state);
  const { computedAt } = state.findings;
  const extraction = { imports: state.findings.imports(), declares: state.findings.declares() };
  return computedAt === undefined ? extraction : { ...extraction, computedAt };
}

function createResolver(project: Project, files: readonly ExtractedFile[]): Resolver {
  const names = readGemNames(project.manifests);
  const gems = new Gems(names);
  const loadPath = new LoadPath(project.entries, files, names.own);
  const features = new Features(project.entries, loadPath, gems);
  const index = new ConstantIndex(files, features);
  return new RubyResolver({
    features,
    index,
    lookup: new ConstantLookup(index),
    homes: new Homes(index, loadPath, new Requirements(files, features)),
    gems,
    loadPath,
  });
}
