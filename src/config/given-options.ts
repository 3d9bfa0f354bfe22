// The options of the API: the keys of the configuration, with `exclude` instead of `ignore`, and how to run. They are checked
// as a configuration is, because a program in JavaScript can pass anything.
import type { Run } from '../model/run.ts';
import { parseLocatedJson } from '../std/located-json.ts';
import { flag, integer, number, object } from '../std/shape.ts';
import type { AnalyzeOptions } from './analyze-options.ts';
import { checkAgainst } from './check-config.ts';
import { type Config, configSchema } from './config-schema.ts';

/** They override the project's configuration; `exclude` adds to what it ignores. */
export interface GivenOptions extends Undefinable<Omit<Config, '$schema' | 'ignore'>>, Run {
  /** Globs of files and folders to leave out. */
  readonly exclude?: readonly string[] | undefined;
  /** Whether to read the project's configuration (default: true). */
  readonly config?: boolean | undefined;
  /** Number of worker threads, 0 for none (default: auto). */
  readonly workers?: number | undefined;
  /** How many cuts the report lists for each cycle and tangle, at most; Infinity for all (default: 5). */
  readonly cuts?: number | undefined;
  /** Whether recent changes count in the risk score, where a git history can be read (default: true). */
  readonly history?: boolean | undefined;
}

type Undefinable<T> = { readonly [Key in keyof T]?: T[Key] | undefined };

const { $schema: _, ignore, ...ofConfig } = configSchema.properties;

const givenShape = object(
  {
    ...ofConfig,
    exclude: ignore,
    config: flag('expected true or false'),
    workers: integer('expected a number of threads', { minimum: 0 }),
    cuts: number('expected a positive number', { minimum: 1 }),
    history: flag('expected true or false'),
  },
  'expected an object',
);

/** Rejects what is wrong with a UserError. */
export function readGivenOptions({ signal, onProgress, ...given }: GivenOptions): AnalyzeOptions {
  const written = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const parsed = parseLocatedJson(JSON.stringify(written));
  if (!parsed.ok) throw new TypeError('Options are written as JSON, so they can be read.');
  const found = { fileName: 'the options', json: parsed.json, path: [], value: written, isWritten: false };
  const { include, exclude, baseline, config, workers, cuts, history, ...settings } = checkAgainst(
    givenShape,
    found,
  );
  return {
    include,
    exclude,
    baseline,
    config,
    workers,
    cuts,
    history,
    signal,
    onProgress,
    settings: { ...found, value: settings },
  };
}
