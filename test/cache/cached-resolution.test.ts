import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DiskCache } from '../../src/cache/disk-cache.ts';
import type { Language } from '../../src/languages/language.ts';
import { filePath } from '../../src/model/file-path.ts';
import type { Extraction, SourceFile } from '../../src/model/source.ts';
import { resolve } from '../../src/resolve/resolve.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { type ProjectText, textProject } from '../support/text-project.ts';

const now = 1_700_000_000_000;
const stamp = { modifiedMs: now - 60_000, changedMs: now - 60_000 };

/** What a run asked of the language, and where the imports lead. */
interface Answers {
  readonly resolversMade: number;
  readonly asked: readonly string[];
  readonly leadsTo: readonly string[];
}

type Files = Readonly<Record<string, Extraction>>;

function imports(...specifiers: readonly string[]): Extraction {
  return { imports: specifiers.map((specifier, i) => ({ specifier, line: i + 1, kind: 'static' })) };
}

/** Runs that follow one another, each as a process of its own, or all in one. */
class Runs {
  readonly #cacheFile = join(temporaryFolder(), '.lintel', 'analysis.cache');
  readonly #resolvesBy: Language['resolvesBy'];
  readonly #shared: DiskCache | undefined;
  /** A resolver may outlive the run that made it. */
  #asked: string[] = [];

  constructor(kind: 'processes' | 'process', resolvesBy: Language['resolvesBy']) {
    this.#resolvesBy = resolvesBy;
    this.#shared = kind === 'process' ? this.#openCache() : undefined;
  }

  #openCache(): DiskCache {
    return new DiskCache({ file: this.#cacheFile, key: 'shop', scanStartedMs: now, isReused: true });
  }

  /** `edited` were written since the run before. */
  async run(files: Files, edited: readonly string[] = [], others: ProjectText = {}): Promise<Answers> {
    const cache = this.#shared ?? this.#openCache();
    this.#asked = [];
    let resolversMade = 0;
    const language: Language = {
      id: 'ledger',
      ecosystem: 'generic',
      extensions: { '.ledger': 'ledger' },
      manifests: ['package.json'],
      extract: () => ({ imports: [] }),
      ...(this.#resolvesBy && { resolvesBy: this.#resolvesBy }),
      createResolver: () => {
        resolversMade++;
        return {
          diagnostics: [],
          resolve: ({ path }, { specifier }) => {
            this.#asked.push(`${path} ${specifier}`);
            return { kind: 'package', name: specifier, builtin: false };
          },
        };
      },
    };
    const extracted = Object.entries(files).map(([path, extraction]) => {
      const size = edited.includes(path) ? 2 : 1;
      const file: SourceFile = { path: filePath(path), size, language: 'ledger', stamp };
      const known = cache.get(file);
      if (known === undefined) cache.set(file, extraction);
      return { file, ...(known ?? extraction) };
    });
    const project = textProject({
      ...Object.fromEntries(Object.keys(files).map((path) => [path, ''])),
      ...others,
    });
    const resolution = await resolve(project, extracted, { languageOf: () => language, cache });
    cache.save();
    cache.startRun(now);
    const leadsTo = resolution.imports.map(
      ({ from, target }) => `${from} ${target.kind === 'package' ? target.name : ''}`,
    );
    return { resolversMade, asked: this.#asked, leadsTo };
  }
}

const shop: Files = { 'cart.ledger': imports('price'), 'order.ledger': imports('cart', 'tax') };
const all = ['cart.ledger price', 'order.ledger cart', 'order.ledger tax'];

describe.each(['processes', 'process'] as const)('over many runs, in their own %s', (kind) => {
  describe.each([undefined, 'paths'] as const)('of a language that resolves by %s', (resolvesBy) => {
    it('asks nothing where nothing changed', async () => {
      const runs = new Runs(kind, resolvesBy);
      const first = await runs.run(shop);
      expect(first).toEqual({ resolversMade: 1, asked: all, leadsTo: all });
      expect(await runs.run(shop)).toEqual({ resolversMade: 0, asked: [], leadsTo: all });
    });

    it('asks nothing where only lines moved', async () => {
      const runs = new Runs(kind, resolvesBy);
      await runs.run(shop);
      const moved: Files = {
        ...shop,
        'cart.ledger': { imports: [{ specifier: 'price', line: 9, kind: 'static' }] },
      };
      expect((await runs.run(moved, ['cart.ledger'])).asked).toEqual([]);
    });

    it('asks everything where a file came, or what stands in a manifest changed', async () => {
      const runs = new Runs(kind, resolvesBy);
      await runs.run(shop, [], { 'package.json': '1' });
      expect((await runs.run(shop, [], { 'package.json': '2' })).asked).toEqual(all);
      expect((await runs.run(shop, [], { 'package.json': '2', 'tax.txt': '' })).asked).toEqual(all);
      expect((await runs.run(shop, [], { 'package.json': '2', 'tax.txt': '' })).asked).toEqual([]);
    });
  });

  it('asks for one file where its imports changed and nobody else can see that', async () => {
    const runs = new Runs(kind, 'paths');
    await runs.run(shop);
    const edited = await runs.run({ ...shop, 'cart.ledger': imports('gift') }, ['cart.ledger']);
    expect(edited.asked).toEqual(['cart.ledger gift']);
    expect(edited.leadsTo).toEqual(['cart.ledger gift', 'order.ledger cart', 'order.ledger tax']);
  });

  it.each<[string, Extraction]>([
    ['imports', imports('gift')],
    ['declarations', { ...imports('price'), declares: [{ kind: 'name', name: 'Cart' }] }],
    ['scope', { ...imports('price'), scope: 'shop' }],
    ['condition', { ...imports('price'), condition: 'linux' }],
  ])('asks for all files where the %s of one changed and others may see it', async (_, extraction) => {
    const runs = new Runs(kind, undefined);
    await runs.run(shop);
    const edited = await runs.run({ ...shop, 'cart.ledger': extraction }, ['cart.ledger']);
    expect(edited.asked).toHaveLength(3);
  });
});
