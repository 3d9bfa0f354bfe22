import type { Language } from '../language.ts';
import { goFiles } from './files.ts';
import { GoResolver } from './resolve/resolver.ts';
import { readManifestPackages } from './resolve/manifest-packages.ts';
import type { Extraction, ImportStatement, SourceText } from '../../model/source.ts';
import { readConstraint } from './extract/build-constraint.ts';
import { Reader } from './extract/reader.ts';
import { reportSkippedImports } from '../kit/skipped-imports.ts';

export const go: Language = {
  ...goFiles,
  extract: reportSkippedImports(extractFile, {
    line: /^import\b/gm,
    probe: 'import "lintel/probe"',
  }),
  createResolver: (project, files) => new GoResolver(project, files),
  readManifestPackages,
};

/**
 * An import keeps its alias (also `_` and `.`). A reference is a name (`Invoice`), a name with its selector (`cart.Add`),
 * or a type that the file declares methods of (`func (Cart)`). Declared names are unqualified, because the folder
 * qualifies them; they include `init`, although no code can refer to it.
 */
function extractFile(source: SourceText): Extraction {
  const reader = new Reader(source);
  reader.read();
  const condition = readConstraint(source);
  const { names } = reader.state;
  const { packageName: scope } = reader;
  const declares = names.declarations();
  names.addReferencesTo(reader.imports);
  const role = roleOf(source.path, reader.imports, condition);
  const imports = role === undefined ? reader.imports : reader.imports.map((each) => ({ ...each, role }));
  return condition === undefined ? { imports, scope, declares } : { imports, scope, declares, condition };
}

function roleOf(path: string, imports: readonly ImportStatement[], condition = ''): ImportStatement['role'] {
  if (neverBuilt.test(condition)) return 'tool';
  return isForFuzzing.test(condition) || isForTests(path, imports) ? 'test' : undefined;
}

/** Helpers of tests are in files that other packages can import. Only tests can do something with what they take. */
function isForTests(path: string, imports: readonly ImportStatement[]): boolean {
  return (
    !path.endsWith('_test.go') &&
    imports.some(({ kind, specifier }) => kind === 'static' && ofTests.test(specifier))
  );
}

/** Go's own, and libraries of assertions, which take what it passes to tests. */
const ofTests =
  /^testing$|^github\.com\/(?:stretchr\/testify|onsi\/(?:gomega|ginkgo)|frankban\/quicktest)(?:\/|$)|^gopkg\.in\/check\.v1$|^gotest\.tools\//;

/** By convention, nobody sets this tag: `go run gen.go` does without. */
const neverBuilt = /^\(*ignore\)*$/;

/** go-fuzz sets it, for the functions that it calls. */
const isForFuzzing = /^\(*gofuzz\)*$/;
