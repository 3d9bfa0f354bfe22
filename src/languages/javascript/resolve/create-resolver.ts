import type { Project } from '../../../model/project.ts';
import type { Resolver } from '../../language.ts';

export function createResolver(_project: Project): Resolver {
  return { resolve: () => ({ kind: 'unresolved', reason: 'not written yet' }), diagnostics: [] };
}
