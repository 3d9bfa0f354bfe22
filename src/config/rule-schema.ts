// The schema of `groups` and `rules`. What only the whole configuration can say, such as whether a group exists, is checked
// in read-rules.ts.
import * as z from 'zod';
import { budgetFigures } from '../model/rule.ts';

const aSelector = { error: 'expected a pattern, the name of a group, or a list of them' };
const aBoolean = { error: 'expected true or false' };
const aText = { error: 'expected a text' };

const text = z.string(aText).min(1, aText);
const flag = z.boolean(aBoolean);
const selector = z.union([z.string(aSelector), z.array(z.string(aSelector)).min(1, aSelector)], aSelector);
const selectors = z
  .array(selector, { error: 'expected a list of selectors' })
  .min(2, { error: 'expected at least two' });

const aPair = { error: 'expected a pair: [from, to]' };
const aLimit = { error: 'expected a number from 0' };

const budget = z
  .partialRecord(z.enum(budgetFigures), z.number(aLimit).min(0, aLimit), {
    error: 'expected an object of figures, each with its limit',
  })
  .describe('Limits on figures of the report: the least for health, the most for all others.');

const verbs = {
  mustNotUse: selector.describe('The files of `from` may not use these files and packages.'),
  mayUse: selector.describe('The files of `from` may use only these, each other and the standard library.'),
  layers: selectors.describe('High to low: a layer may use those below it. A nested list is one layer.'),
  independent: z
    .union([selector, selectors], aSelector)
    .describe(
      'These do not use each other: the folders, files or captured names of one selector, or a list.',
    ),
  protected: selector.describe('Only the files of `only`, and these themselves, may use these files.'),
  acyclic: selector.describe('No circle among these: folders, files or captured names.'),
  budget,
};

export const verbNames = Object.keys(verbs) as readonly (keyof typeof verbs)[];

export const rule = z
  .strictObject(
    {
      from: selector.describe('Whom `mustNotUse` and `mayUse` speak of.'),
      ...verbs,
      only: selector.describe('Who may use what is `protected`.'),
      transitive: flag.describe('Whether use through other files counts. Default: only for `independent`.'),
      closed: flag.describe('A layer may use only the next one.').meta({ default: false }),
      exhaustive: flag
        .describe('Every folder beside those of the layers must have one.')
        .meta({ default: false }),
      within: selector.describe('Folders that each have these layers: `packages/*`.'),
      because: text.describe('Why the rule is there. It is shown with each violation.'),
      severity: z
        .enum(['error', 'warn'], { error: 'expected "error" or "warn"' })
        .describe('Only errors fail a check.')
        .meta({ default: 'error' }),
      kinds: z
        .array(
          z.enum(['static', 'type', 'lazy', 'reference'], {
            error: 'expected static, type, lazy or reference',
          }),
          {
            error: 'expected a list of kinds of imports',
          },
        )
        .min(1, { error: 'expected a list of kinds of imports' })
        .describe('Only imports of these kinds count. Default: all; for `acyclic` all but `type`.'),
      except: z
        .array(z.tuple([selector, selector], aPair), { error: 'expected a list of pairs: [from, to]' })
        .describe('Dependencies that are allowed all the same.'),
      optional: flag.describe('A selector may match no file.').meta({ default: false }),
      productOnly: flag.describe('Leave out tests, examples and other side files.').meta({ default: false }),
    },
    { error: 'expected an object' },
  )
  .partial()
  .extend({ name: text.describe('Names the rule in messages and in the baseline.') });

export const groups = z
  .record(z.string(), selector, { error: 'expected an object of names, each with its patterns' })
  .describe('Names for patterns of files. `{name}` in a pattern makes one group of each captured name.')
  .meta({ default: {} });

export const rules = z
  .array(rule, { error: 'expected a list of rules' })
  .describe('What may depend on what. `lintel check` reports what breaks a rule.')
  .meta({ default: [] });

export type WrittenRule = z.infer<typeof rule>;
export type WrittenSelector = z.infer<typeof selector>;
