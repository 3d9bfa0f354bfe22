// Completes the options, by priority: those of the caller, the project's configuration, the defaults.
import type { Options } from '../model/options.ts';
import { UserError } from '../model/user-error.ts';
import { parseByteSize } from '../std/byte-size.ts';
import { compileGlob, GlobError } from '../std/glob.ts';
import type { LoadedConfig } from './load-config.ts';
import { defaultOptions } from './default-options.ts';
import { isFileSizeLimit } from './file-size-limit.ts';
import type { OptionOverrides } from './option-overrides.ts';

export function completeOptions(config: LoadedConfig, overrides: OptionOverrides): Options {
  const options: Options = {
    include: overrides.include ?? config.include ?? defaultOptions.include,
    exclude: [...(config.ignore ?? defaultOptions.exclude), ...(overrides.exclude ?? [])],
    maxFileSize: overrides.maxFileSize ?? bytesOf(config.maxFileSize) ?? defaultOptions.maxFileSize,
    top: overrides.top ?? config.top ?? defaultOptions.top,
    layers: overrides.layers ?? config.layers?.map((layer) => [layer].flat()) ?? defaultOptions.layers,
    thresholds: overrides.thresholds ?? {
      godModule: config.thresholds?.godModule ?? defaultOptions.thresholds.godModule,
      dependencyExplosion:
        config.thresholds?.dependencyExplosion ?? defaultOptions.thresholds.dependencyExplosion,
    },
    roles: overrides.roles ?? config.roles ?? defaultOptions.roles,
    rules: narrow(overrides.rules ?? config.rules ?? defaultOptions.rules, overrides),
    affected: overrides.affected ?? config.affected ?? defaultOptions.affected,
    cuts: overrides.cuts ?? defaultOptions.cuts,
    history: overrides.history ?? defaultOptions.history,
    cycles: overrides.cycles ?? { typeOnly: config.cycles?.typeOnly ?? defaultOptions.cycles.typeOnly },
  };
  check(options);
  return options;
}

/** The configuration defines the project; if the caller leaves out more, only part of it is analysed. */
function narrow(rules: Options['rules'], { include, exclude }: OptionOverrides): Options['rules'] {
  const isPartial = include !== undefined || (exclude !== undefined && exclude.length > 0);
  return rules === undefined || !isPartial ? rules : { ...rules, isPartial };
}

function bytesOf(size: number | string | undefined): number | undefined {
  return typeof size === 'string' ? parseByteSize(size) : size;
}

/** The configuration is already validated; this is for flags and API callers. */
function check({ include, exclude, maxFileSize, top }: Options): void {
  for (const glob of [...include, ...exclude]) checkGlob(glob);
  if (!isFileSizeLimit(maxFileSize)) {
    throw new UserError(`maxFileSize is ${maxFileSize}; expected a number of bytes, at most 1 GiB.`);
  }
  if (!Number.isInteger(top) || top < 1) throw new UserError(`top is ${top}; expected a positive integer.`);
}

function checkGlob(glob: string): void {
  try {
    compileGlob(glob);
  } catch (error) {
    if (error instanceof GlobError) throw new UserError(`${error.message}.`, { cause: error });
    throw error;
  }
}
