// Everything a Ruby resolver needs to know of the project, gathered once.
import type { Project } from '../../../model/project.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import type { Resolver } from '../../language.ts';
import { ConstantIndex } from './constant-index.ts';
import { ConstantLookup } from './constant-lookup.ts';
import { Features } from './features.ts';
import { readGemNames } from './gem-names.ts';
import { Gems } from './gems.ts';
import { Homes } from './homes.ts';
import { LoadPath } from './load-path.ts';
import { RubyResolver } from './resolver.ts';

export function createResolver(project: Project, files: readonly ExtractedFile[]): Resolver {
  const names = readGemNames(project.manifests);
  const gems = new Gems(names);
  const loadPath = new LoadPath(project.entries, files, names.own);
  const features = new Features(project.entries, loadPath, gems);
  const index = new ConstantIndex(files);
  return new RubyResolver({
    features,
    index,
    lookup: new ConstantLookup(index),
    homes: new Homes(index, loadPath),
    gems,
    loadPath,
  });
}
