// Validates the options of the API like a configuration, because a JavaScript program can pass anything.
import { parseLocatedJson } from '../std/located-json.ts';
import { flag, integer, number, object } from '../std/shape.ts';
import type { AnalyzeOptions } from './analyze-options.ts';
import type { ApiOptions } from './api-options.ts';
import { checkAgainst } from './check-config.ts';
import { configSchema } from './config-schema.ts';

const { $schema: _, ignore, ...ofConfig } = configSchema.properties;

const optionsShape = object(
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

/** Throws a UserError if an option is invalid. */
export function checkOptions({ signal, onProgress, ...given }: ApiOptions): AnalyzeOptions {
  const value = Object.fromEntries(Object.entries(given).filter(([, each]) => each !== undefined));
  const parsed = parseLocatedJson(JSON.stringify(value));
  if (!parsed.ok) throw new TypeError('The options are written as JSON here, so they can be read.');
  const found = { fileName: 'the options', json: parsed.json, path: [], value, isWritten: false };
  const checked = checkAgainst(optionsShape, found);
  const { include, exclude, baseline, config, workers, cuts, history, ...settings } = checked;
  const overrides = { include, exclude, baseline, config, workers, cuts, history };
  return { ...overrides, signal, onProgress, settings: { ...found, value: settings } };
}
