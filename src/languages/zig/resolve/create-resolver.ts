import type { Project } from '../../../model/project.ts';
import type { Resolver } from '../../language.ts';
import { Packages } from './packages.ts';
import { ZigResolver } from './resolver.ts';

export function createResolver(project: Project): Resolver {
  return new ZigResolver(project.entries, new Packages(project.manifests));
}
