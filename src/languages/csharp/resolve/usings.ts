// The `using` directives that apply in a namespace of a file: its own, and the global ones of its project.
import type { ExtractedFile } from '../../../model/source.ts';
import type { Assemblies, Compilation } from './assemblies.ts';
import type { GlobalUsing } from './build-file.ts';
import { wordsIn } from '../../kit/word-set.ts';

export interface Using extends GlobalUsing {
  /** The namespace whose block contains it; empty at the top of the file. */
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
        // Usings come first.
        if (detail?.kind !== 'using') break;
        const { isGlobal, form, alias } = detail;
        if (isGlobal) this.#add(assemblies.of(file.path), { form, name: specifier, alias, inside: '' });
      }
    }
  }

  of(compilation: Compilation): readonly Using[] {
    return this.#of.get(compilation) ?? [];
  }

  /** The usings of one file. */
  static inFile({ imports }: ExtractedFile): Using[] {
    const usings: Using[] = [];
    for (const { detail, specifier } of imports) {
      if (detail?.kind !== 'using') break;
      const { form, alias, inside, isGlobal } = detail;
      if (!isGlobal) usings.push({ form, name: specifier, alias, inside });
    }
    return usings;
  }

  /** A file that several projects compile adds its global usings to each. */
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

const basic = wordsIn(
  'System System.Collections.Generic System.IO System.Linq System.Net.Http System.Threading System.Threading.Tasks',
);
const extensions = 'Configuration DependencyInjection Hosting Logging';
const hosting = wordsIn(extensions).map((name) => `Microsoft.Extensions.${name}`);
const aspNet = 'Builder Hosting Http Routing';
const web = ['System.Net.Http.Json', ...wordsIn(aspNet).map((name) => `Microsoft.AspNetCore.${name}`)];

/** The namespaces that an SDK imports into every file of a project with `ImplicitUsings`. */
function implicitNamespaces(sdk: string): readonly string[] {
  if (sdk.startsWith('Microsoft.NET.Sdk.Web')) return [...basic, ...hosting, ...web];
  if (sdk.startsWith('Microsoft.NET.Sdk.Worker')) return [...basic, ...hosting];
  return basic;
}
