// Where what a Lua file requires leads.
import type { Project } from '../../../model/project.ts';
import type { Target } from '../../../model/resolution.ts';
import type { ImportStatement, SourceFile } from '../../../model/source.ts';
import type { Resolver } from '../../language.ts';
import { Modules } from './modules.ts';
import { isStandard, packageOf } from './packages.ts';
import { toFile, toFiles, unresolved } from '../../kit/targets.ts';

export function createResolver(project: Project): Resolver {
  return new LuaResolver(new Modules(project));
}

class LuaResolver implements Resolver {
  /** What a rockspec says is taken or left; none of it is a mistake that hides anything. */
  readonly diagnostics = [];
  readonly #modules: Modules;

  constructor(modules: Modules) {
    this.#modules = modules;
  }

  resolve(from: SourceFile, { specifier, detail }: ImportStatement): Target {
    if (detail?.kind === 'computed') return unresolved('its name is known only when the code runs');
    if (detail?.kind === 'file') return this.#file(from, specifier);
    // These are there before any file is looked for.
    if (isStandard(specifier)) return { kind: 'package', ...packageOf(specifier) };
    const found = this.#modules.find(from.path, specifier);
    switch (found.kind) {
      case 'file':
        return toFiles([found.path]);
      case 'several':
        return unresolved('several files of the project could be meant');
      case 'missing':
        return {
          kind: 'unresolved',
          reason: `${found.folder} has no such module; it may be written in another language`,
        };
      case 'outside':
        return { kind: 'package', ...packageOf(specifier) };
    }
  }

  #file(from: SourceFile, written: string): Target {
    const path = this.#modules.fileNamed(from.path, written);
    return path === undefined ? unresolved(`there is no file ${written}`) : toFile(path);
  }
}
