import type { Options } from '../model/options.ts';

/** What the person asks for in this one run: takes the place of what the project configures; `exclude` adds to it. */
export type OptionOverrides = { readonly [Name in keyof Options]?: Options[Name] | undefined };
