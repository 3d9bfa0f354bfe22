import type { Language } from '../language.ts';
import { goFiles } from './files.ts';
import { createResolver } from './resolve/create-resolver.ts';
import { readManifestPackages } from './resolve/manifest-packages.ts';
import type { Extraction, SourceText } from '../../model/source.ts';
import { readConstraint } from './extract/build-constraint.ts';
import { Reader } from './extract/reader.ts';
import { declareAll } from '../kit/declarations.ts';
import { reportSkippedImports } from '../kit/skipped-imports.ts';

export const go: Language = {
  ...goFiles,
  extract: reportSkippedImports(extractFile, {
    line: /^import\b/gm,
    probe: 'import "lintel/probe"',
  }),
  createResolver,
  readManifestPackages,
};

/**
 * An import keeps its alias (also `_` and `.`). A reference is a name (`Invoice`) or a name with its selector
 * (`cart.Add`). Declared names are unqualified, because the folder qualifies them; they include `init`, although no code
 * can refer to it.
 */
function extractFile(source: SourceText): Extraction {
  const reader = new Reader(source);
  reader.read();
  const condition = readConstraint(source);
  const { imports, packageName: scope } = reader;
  const declares = declareAll(reader.declares);
  reader.addReferencesTo(imports);
  return condition === undefined ? { imports, scope, declares } : { imports, scope, declares, condition };
}
