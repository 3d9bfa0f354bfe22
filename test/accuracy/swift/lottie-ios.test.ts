// A real package: all that its files declare for each other, and 120 places where a name of them is used, each read by
// hand: the file, the name, the types around it (`.` for none), and the file that declares what is meant there. `npm run
// accuracy -- swift` compares the whole sources with the tree of another parser.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { swift } from '../../../src/languages/swift/swift.ts';
import { textProject } from '../../support/text-project.ts';
import type { Declaration } from '../../../src/model/declaration.ts';
import type { ImportDetail } from '../../../src/model/import-detail.ts';

interface Slice {
  readonly declares: Readonly<Record<string, string>>;
  readonly edges: readonly (readonly [from: string, name: string, contexts: string, to: string])[];
}

it('follows the names of lottie-ios to the files that declare them', async () => {
  const slice = JSON.parse(readFileSync('test/accuracy/swift/lottie-ios.json', 'utf8')) as Slice;
  const paths = [...Object.keys(slice.declares), ...slice.edges.map(([from]) => from)];
  const manifest = '.target(name: "Lottie", path: "Sources")';
  const texts = Object.fromEntries(paths.map((path) => [path, '']));
  const project = textProject({ ...texts, 'Package.swift': manifest });
  const fileAt = new Map(project.files.map((file) => [file.path as string, file]));
  const resolver = await swift.createResolver(
    project,
    project.files.map((file) => ({
      file,
      imports: [],
      declares: slice.declares[file.path]?.split(', ').map(declaration) ?? [],
    })),
  );
  const missed = slice.edges.filter(([from, specifier, contexts, to]) => {
    const file = fileAt.get(from);
    if (file === undefined) return true;
    const types = contexts.split(' ').map((type) => (type === '.' ? '' : type));
    const detail: ImportDetail = { kind: 'types-around', types };
    const target = resolver.resolve(file, { specifier, detail, line: 1, kind: 'reference' });
    return target.kind !== 'files' || !target.paths.some((path) => path === to);
  });
  expect(missed).toEqual([]);
});

/** `Cart`, or `public Cart`. */
function declaration(written: string): Declaration {
  const [, isPublic, name = ''] = /^(public )?(.*)$/.exec(written) ?? [];
  return { kind: isPublic === undefined ? 'name' : 'public', name };
}
