import type { Options } from '../model/options.ts';

/** Options for one run. They override the project's configuration; `exclude` adds to it. */
export type OptionOverrides = { readonly [Name in keyof Options]?: Options[Name] | undefined };
