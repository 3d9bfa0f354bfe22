// A process that resolves the imports of one project after another, as `lintel history` does.
import { createHash } from 'node:crypto';
import { DiskCache } from '../../src/cache/disk-cache.ts';
import type { Language, Resolver } from '../../src/languages/language.ts';
import type { Resolution } from '../../src/model/resolution.ts';
import { resolve } from '../../src/resolve/resolve.ts';
import { sourceText } from '../support/source-text.ts';
import { type ProjectText, textProject } from '../support/text-project.ts';

const now = 1_700_000_000_000;

export class ResolvingProcess {
  readonly #language: Language;
  readonly #cache = new DiskCache({ file: undefined, key: 'shop', scanStartedMs: now, isReused: true });
  /** The imports that the last run resolved. */
  asked: string[] = [];

  constructor(language: Language) {
    this.#language = language;
  }

  async resolve(texts: ProjectText): Promise<Resolution> {
    this.asked = [];
    const resolution = await resolveTexts(texts, this.#watched(), this.#cache);
    this.#cache.startRun(now);
    return resolution;
  }

  #watched(): Language {
    const language = this.#language;
    const { updateResolver } = language;
    return {
      ...language,
      createResolver: async (...inputs) => this.#watch(await language.createResolver(...inputs)),
      ...(updateResolver !== undefined && {
        updateResolver: async (earlier, ...inputs) =>
          this.#watch(await updateResolver(watched.get(earlier)!, ...inputs)),
      }),
    };
  }

  #watch(resolver: Resolver): Resolver {
    const watch: Resolver = {
      diagnostics: resolver.diagnostics,
      get restsOnLookups() {
        return resolver.restsOnLookups ?? false;
      },
      ...(resolver.keepsTargets !== undefined && {
        keepsTargets: (from, imports) => resolver.keepsTargets!(from, imports),
      }),
      resolve: (from, statement) => {
        this.asked.push(`${from.path} ${statement.specifier}`);
        return resolver.resolve(from, statement);
      },
    };
    watched.set(watch, resolver);
    return watch;
  }
}

const watched = new WeakMap<Resolver, Resolver>();

export function resolveTexts(texts: ProjectText, language: Language, cache?: DiskCache): Promise<Resolution> {
  const project = textProject(texts);
  const files = project.files.map((each) => {
    const text = texts[each.path]!;
    const file = { ...each, blob: createHash('sha1').update(text).digest('hex') };
    const known = cache?.get(file) ?? language.extract(sourceText(file.path, text));
    if (cache !== undefined && cache.get(file) === undefined) cache.set(file, known);
    return { file, ...known };
  });
  return resolve(project, files, { languageOf: () => language, cache });
}
