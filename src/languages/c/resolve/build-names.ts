// The files that the build names. One that is included, not part of the project and named there is written by the build.
import type { Project } from '../../../model/project.ts';
import { nameOf } from '../../kit/paths.ts';

const buildFiles = new Set(['CMakeLists.txt', 'meson.build', 'Makefile.am', 'wscript']);
const fileName = /[\w+-][\w.+-]*\.\w+/g;

export class BuildNames {
  readonly #manifests: Project['manifests'];
  /** Read when it is first asked for: most projects have all that they include. */
  #names: ReadonlySet<string> | undefined;

  constructor(manifests: Project['manifests']) {
    this.#manifests = manifests;
  }

  has(name: string): boolean {
    this.#names ??= this.#read();
    return this.#names.has(name);
  }

  #read(): ReadonlySet<string> {
    const names = new Set<string>();
    for (const [path, text] of this.#manifests) {
      if (!buildFiles.has(nameOf(path))) continue;
      for (const [name] of text.matchAll(fileName)) names.add(name);
    }
    return names;
  }
}
