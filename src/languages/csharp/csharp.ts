// C#: extraction of usings and references, and their resolution.
import type { Language } from '../language.ts';
import { csharpFiles } from './files.ts';
import type { Extraction, SourceText } from '../../model/source.ts';
import { isProgram } from './extract/is-program.ts';
import { readFile } from './extract/reader.ts';
import { state } from './extract/state.ts';
import { readManifestPackages } from './resolve/manifest-packages.ts';
import { CSharpResolver } from './resolve/resolver.ts';
import { declaresOnlyInterfaces } from '../kit/only-interfaces.ts';
import { declareProgram } from '../kit/programs.ts';
import { reportSkippedImports } from '../kit/skipped-imports.ts';

export const csharp: Language = {
  ...csharpFiles,
  extract: reportSkippedImports(extractFile, {
    line: /^[ \t]*(?:global )?using [\w.= ]+;/gm,
    probe: 'using LintelProbe;',
  }),
  createResolver: (project, files) => new CSharpResolver(project, files),
  readManifestPackages,
  declaresOnlyInterfaces,
};

/**
 * The detail of a `using` keeps its form, that of a reference its location. `declares` holds types by their runtime names
 * (`Shop.Billing.Cart<>+Line`, with the number of type parameters between the angles) and extension methods
 * (`Shop.Billing.CartExtensions+Total`).
 */
function extractFile(source: SourceText): Extraction {
  state.begin();
  readFile(source);
  state.addReferences();
  const { firstNamespace: scope } = state.types;
  const declares = [...state.types.declares, ...declareProgram(isProgram())];
  return { imports: state.usings, ...(scope === undefined ? {} : { scope }), declares };
}
