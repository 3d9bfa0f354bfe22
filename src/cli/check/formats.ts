// The formats of `lintel check`, besides text.
import type { CheckFormat } from './check-format.ts';
import { checkJson } from './json.ts';
import { github } from './github.ts';
import { gitlab } from './gitlab.ts';
import { junit } from './junit.ts';
import { markdown } from './markdown.ts';
import { sarif } from './sarif.ts';

export const checkFormats: readonly CheckFormat[] = [checkJson, sarif, github, gitlab, junit, markdown];
