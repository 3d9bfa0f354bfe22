import { expect, it } from 'vitest';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { describeGaps, describeFixable } from '../../src/query/product/describe-gaps.ts';

const diagnostics: readonly Diagnostic[] = [
  { kind: 'link-not-followed', file: 'a', message: 'Symbolic link, not followed.' },
  {
    kind: 'invalid-manifest',
    file: 'go.mod',
    line: 3,
    message: "Cannot read go.mod: 'requires' is not a directive; the line is ignored",
  },
  {
    kind: 'invalid-manifest',
    file: 'go.mod',
    message: 'Cannot read go.mod: it has no module directive; its packages are assumed to be …',
  },
  {
    kind: 'unreadable-folder',
    file: 'lib/c',
    message: 'Cannot list this folder: permission denied. Its files are missing from the report.',
  },
  {
    kind: 'file-too-large',
    file: 'big.js',
    message: 'This file is larger than 10 MiB (40.3 MiB); its imports were skipped.',
  },
  {
    kind: 'file-too-large',
    file: 'larger.js',
    message: 'This file is larger than 10 MiB (50 MiB); its imports were skipped.',
  },
];

it('counts files, and names the first with its reason where a person can mend it', () => {
  expect(describeGaps(diagnostics)).toEqual([
    '1 link not followed',
    "1 invalid manifest (go.mod:3: 'requires' is not a directive)",
    '1 unreadable folder (lib/c cannot be read: permission denied)',
    '2 files too large (the first: big.js is larger than 10 MiB (40.3 MiB))',
  ]);
  expect(describeFixable(diagnostics)).toHaveLength(3);
});

it.each([
  ['Not valid JSON (CloseBracketExpected); taken for an empty file.', 'tsconfig.json:2 is not valid JSON'],
  ['Not valid TOML (unexpected `=`); ignored.', 'tsconfig.json:2 is not valid TOML (unexpected `=`)'],
  ['`paths` is not an object; it was left out.', 'tsconfig.json:2: `paths` is not an object'],
  [
    'Extends `./gone.json`, which was not found; it was left out.',
    'tsconfig.json:2: Extends `./gone.json`, which was not found',
  ],
])('says what is wrong with a manifest: %s', (message, said) => {
  const diagnostic = { kind: 'invalid-manifest', file: 'tsconfig.json', line: 2, message } as const;
  expect(describeGaps([diagnostic])).toEqual([`1 invalid manifest (${said})`]);
});
