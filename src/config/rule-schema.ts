// The shape of `groups` and `rules`. What depends on the rest of the configuration, such as whether a group exists, is
// checked in read-rules.ts.
import { budgetFigures } from '../model/rule.ts';
import {
  describe,
  either,
  flag as truth,
  list,
  number,
  object,
  oneOf,
  pair,
  record,
  recordOf,
  refine,
  text as words,
  type TypeOf,
} from '../std/shape.ts';

const aSelector = 'expected a pattern, the name of a group, or a list of them';
const aText = 'expected a text';
const ofKinds = 'expected a list of kinds of imports';

const text = words(aText, { atLeast: 1 });
const flag = truth('expected true or false');
const pattern = words(aSelector, { atLeast: 1 });
const selector = either(pattern, list(pattern, aSelector, { atLeast: [1, aSelector] }), aSelector);
const selectorOrNothing = either(pattern, list(pattern, aSelector), aSelector);
const selectors = list(selector, 'expected a list of selectors', { atLeast: [2, 'expected at least two'] });

const budget = describe(
  refine(
    recordOf(
      budgetFigures,
      number('expected a number from 0', { minimum: 0 }),
      'expected an object of figures, each with its limit',
    ),
    (limits) => (Object.keys(limits).length === 0 ? 'a budget without a figure limits nothing' : undefined),
  ),
  'Limits on figures of the report: the least for health, the most for all others.',
);

const verbs = {
  mustNotUse: describe(selector, 'The files of `from` must not use these files and packages.'),
  mayUse: describe(
    selectorOrNothing,
    'The files of `from` may use only these, each other and the standard library. `[]` for nothing else.',
  ),
  layers: describe(selectors, 'High to low: a layer may use those below it. A nested list is one layer.'),
  independent: describe(
    either(selector, selectors, aSelector),
    'These do not use each other: the folders, files or captured names of one selector, or a list.',
  ),
  protected: describe(selector, 'Only the files of `only`, and these themselves, may use these files.'),
  acyclic: describe(selector, 'No cycle among these: folders, files or captured names.'),
  budget,
};

export const verbNames = Object.keys(verbs) as readonly (keyof typeof verbs)[];

const rule = object(
  {
    from: describe(selector, 'Whom `mustNotUse` and `mayUse` speak of.'),
    ...verbs,
    only: describe(selectorOrNothing, 'Who may use what is `protected`. `[]` for nobody else.'),
    transitive: describe(flag, 'Whether use through other files counts. Default: only for `independent`.'),
    closed: describe(flag, 'A layer may use only the next one.', { default: false }),
    exhaustive: describe(flag, 'Every folder next to those of the layers must have one.', { default: false }),
    within: describe(selector, 'Folders that each have these layers: `packages/*`.'),
    because: describe(text, 'Why the rule is there. It is shown with each violation.'),
    severity: describe(oneOf(['error', 'warn'], 'expected "error" or "warn"'), 'Only errors fail a check.', {
      default: 'error',
    }),
    kinds: describe(
      list(
        oneOf(['static', 'type', 'lazy', 'reference'], 'expected static, type, lazy or reference'),
        ofKinds,
        {
          atLeast: [1, ofKinds],
        },
      ),
      'Only imports of these kinds count. Default: all; for `acyclic` all but `type`.',
    ),
    except: describe(
      list(pair(selector, 'expected a pair: [from, to]'), 'expected a list of pairs: [from, to]'),
      'Dependencies that are allowed all the same.',
    ),
    optional: describe(flag, 'A selector may match no file.', { default: false }),
    productOnly: describe(flag, 'Leave out tests, examples and other non-product files.', { default: false }),
    name: describe(text, 'Names the rule in messages and in the baseline.'),
  },
  'expected an object',
  ['name'],
);

export const groups = describe(
  record(selector, 'expected an object of names, each with its patterns'),
  'Names for patterns of files. `{name}` in a pattern makes one group of each captured name.',
  { default: {} },
);

export const rules = describe(
  list(rule, 'expected a list of rules'),
  'What may depend on what. `lintel check` reports what breaks a rule.',
  { default: [] },
);

export type WrittenRule = TypeOf<typeof rule>;
export type WrittenSelector = TypeOf<typeof selector>;
