// What the `using` lines of a file, and the global ones of its project, make visible in a namespace of that file.
import type { ExtractedFile } from '../../../model/source.ts';
import type { Assemblies, Compilation } from './assemblies.ts';
import { implicitNamespaces } from './implicit-usings.ts';
import type { UsingDetail } from '../../../model/import-detail.ts';

export interface Using {
  readonly form: UsingDetail['form'];
  readonly name: string;
  readonly alias: string;
  /** The namespace in whose block it stands; empty at the top of a file. */
  readonly inside: string;
}

export class GlobalUsings {
  readonly #of = new Map<Compilation, Using[]>();

  constructor(files: readonly ExtractedFile[], assemblies: Assemblies) {
    for (const compilation of assemblies.compilations) {
      const projects = assemblies.projectsOf(compilation);
      const written = projects.flatMap(({ usings }) => usings.map((using) => ({ ...using, inside: '' })));
      const implied = projects.flatMap(({ sdk, implicitUsings }) =>
        implicitUsings ? implicitNamespaces(sdk) : [],
      );
      this.#of.set(compilation, [...written, ...implied.map(plain)]);
    }
    for (const { file, imports } of files) {
      for (const { detail, specifier } of imports) {
        // Usings stand before all else.
        if (detail?.kind !== 'using') break;
        const { isGlobal, form, alias } = detail;
        if (isGlobal) this.#add(assemblies.of(file.path), { form, name: specifier, alias, inside: '' });
      }
    }
  }

  of(compilation: Compilation): readonly Using[] {
    return this.#of.get(compilation) ?? [];
  }

  /** Those of the file itself. */
  static inFile({ imports }: ExtractedFile): Using[] {
    const usings: Using[] = [];
    for (const { detail, specifier } of imports) {
      if (detail?.kind !== 'using') break;
      const { form, alias, inside, isGlobal } = detail;
      if (!isGlobal) usings.push({ form, name: specifier, alias, inside });
    }
    return usings;
  }

  /** Files that are compiled by one of several projects are seen by those as well. */
  #add(compilation: Compilation, using: Using): void {
    for (const [other, usings] of this.#of) {
      const isShared = other.projects.some((number) => compilation.projects.includes(number));
      if (other === compilation || isShared) usings.push(using);
    }
  }
}

function plain(name: string): Using {
  return { form: 'namespace', name, alias: '', inside: '' };
}
