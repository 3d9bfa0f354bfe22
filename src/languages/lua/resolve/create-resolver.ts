// Where what a Lua file requires leads.
import { filePath } from '../../../model/file-path.ts';
import type { Project } from '../../../model/project.ts';
import type { Target } from '../../../model/resolution.ts';
import type { ImportStatement, SourceFile } from '../../../model/source.ts';
import type { Resolver } from '../../language.ts';
import { computed, file } from '../forms.ts';
import { Modules } from './modules.ts';
import { isStandard, packageOf } from './packages.ts';

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

  resolve(from: SourceFile, { specifier, name: form }: ImportStatement): Target {
    if (form === computed) return { kind: 'unresolved', reason: 'its name is known only when the code runs' };
    if (form === file) return this.#file(from, specifier);
    // These are there before any file is looked for.
    if (isStandard(specifier)) return { kind: 'package', ...packageOf(specifier) };
    const found = this.#modules.find(from.path, specifier);
    switch (found.kind) {
      case 'file':
        return { kind: 'files', paths: [found.path] };
      case 'several':
        return { kind: 'unresolved', reason: 'several files of the project could be meant' };
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
    return path === undefined
      ? { kind: 'unresolved', reason: `there is no file ${written}` }
      : { kind: 'files', paths: [filePath(path)] };
  }
}
