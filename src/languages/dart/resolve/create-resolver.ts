import type { Project } from '../../../model/project.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import type { Resolver } from '../../language.ts';
import { Libraries } from './libraries.ts';
import { Packages } from './packages.ts';
import { readPubspecs } from './pubspecs.ts';
import { DartResolver } from './resolver.ts';

export async function createResolver(project: Project, files: readonly ExtractedFile[]): Promise<Resolver> {
  const { all, diagnostics } = await readPubspecs(project.manifests);
  return new DartResolver(project.entries, new Packages(all), new Libraries(files), diagnostics);
}
