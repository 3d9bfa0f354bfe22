import type { Extraction, SourceText } from '../../model/source.ts';
import type { Language } from '../language.ts';
import { readFile } from './extract/reader.ts';
import * as Token from './extract/token.ts';
import { main } from './extract/words.ts';
import { swiftFiles } from './files.ts';
import { readManifestPackages } from './resolve/manifest-packages.ts';
import { SwiftResolver } from './resolve/resolver.ts';
import { declareProgram } from '../kit/programs.ts';
import { reportSkippedImports } from '../kit/skipped-imports.ts';

export const swift: Language = {
  ...swiftFiles,
  extract: reportSkippedImports(extractFile, {
    line: /^import /gm,
    probe: 'import LintelProbe',
  }),
  createResolver: (project, files) => new SwiftResolver(project, files),
  readManifestPackages,
};

/**
 * Declared names are full (`Cart.Line`); `public` ones are visible to other modules. Generic parameters count as nested
 * types. A reference is a name with the selectors that may be types (`Cart.Line`), or an attribute or macro with its sign
 * (`@Wrapped`, `#url`). Its detail lists the types around its uses, because it may be a member of one of them.
 * A `supertype` is named as in its reference.
 */
function extractFile(source: SourceText): Extraction {
  const { contexts, declares, imports, references, supertypes, tokens } = readFile(source);
  references.addTo(imports, contexts);
  for (const name of supertypes) declares.push({ kind: 'supertype', name });
  const isProgram = tokens.hasWord(main, (place) => tokens.kinds[place] === Token.attribute);
  return { imports, declares: [...declares, ...declareProgram(isProgram)] };
}
