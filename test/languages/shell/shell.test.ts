import { describe, expect, it } from 'vitest';
import { shell } from '../../../src/languages/shell/shell.ts';
import { analyzeText } from '../../support/analyze-text.ts';
import { sourceText } from '../../support/source-text.ts';

/** Each script that is read in, with where its path begins. */
function sources(text: string): string[] {
  const { imports } = shell.extract(sourceText('bin/shop.sh', text));
  return imports.map(({ line, detail }) =>
    detail?.kind === 'sourced' ? `${line} ${detail.base}:${detail.path}` : `${line}`,
  );
}

describe('a script that reads in others', () => {
  it.each([
    ['source lib.sh', '1 start:lib.sh'],
    ['. ./lib.sh arg', '1 start:./lib.sh'],
    ['set -e; [ -f a ] && . "lib/a.sh" || exit', '1 start:lib/a.sh'],
    ['if true; then\n  source lib.sh\nfi', '2 start:lib.sh'],
    ['load() { . ./lib.sh; }', '1 start:./lib.sh'],
    ['case $1 in cart) . ./cart.sh ;; esac', '1 start:./cart.sh'],
    ['X=1 builtin source lib.sh >/dev/null', '1 start:lib.sh'],
    ['. /etc/os-release', '1 system:/etc/os-release'],
    ['source ~/.profile', '1 system:~/.profile'],
  ])('names them: %s', (text, expected) => {
    expect(sources(text)).toEqual([expected]);
  });

  it.each([
    '$(dirname "$0")/cart.sh',
    '"$(dirname -- "${BASH_SOURCE[0]}")/cart.sh"',
    '`dirname $0`/cart.sh',
    '"${BASH_SOURCE[0]%/*}/cart.sh"',
    '"${0%/*}"/cart.sh',
    '${0:A:h}/cart.sh',
    '"$(dirname "$(readlink -f "$0")")/cart.sh"',
    '"$(cd "$(dirname "$0")" && pwd)/cart.sh"',
  ])('says that they lie beside it: %s', (word) => {
    expect(sources(`. ${word}`)).toEqual(['1 script:cart.sh']);
  });

  it('is not read where it is written for another interpreter', () => {
    expect(sources('#!/usr/bin/env php\n<?php\n. "/cart.php";')).toEqual([]);
    expect(sources('#!/usr/bin/python3 -u\n. cart.sh')).toEqual([]);
    expect(sources('#!/usr/bin/env bash\n. cart.sh # not php')).toEqual(['2 start:cart.sh']);
    expect(sources('#!/bin/sh\n. cart.sh')).toEqual(['2 start:cart.sh']);
  });

  it('keeps folders in variables', () => {
    const text = `DIR="$( cd "$( dirname "\${BASH_SOURCE[0]}" )" >/dev/null 2>&1 && pwd )"
export ROOT=$(dirname "$DIR") LIB=$DIR/lib
local top=$(git rev-parse --show-toplevel)
. "$DIR/a.sh"; . \${ROOT}/b.sh; . $LIB/c.sh; . "$top/d.sh"
DIR=$(mktemp -d)
. "$DIR/e.sh"
`;
    expect(sources(text)).toEqual([
      '4 script:a.sh',
      '4 script:../b.sh',
      '4 script:lib/c.sh',
      '4 top:d.sh',
      '6 computed:',
    ]);
  });

  it('takes what holds unless the one who starts it says otherwise', () => {
    const text = `ROOT=\${ROOT:-$(dirname "\${BASH_SOURCE[0]}")/..}
. "$ROOT/a.sh"; . "\${LIB-lib}/b.sh"; . "\${ROOT:-elsewhere}/c.sh"; . "\${PLUGINS:-}/d.sh"; . "\${X:-$Y}/e.sh"
`;
    expect(sources(text)).toEqual([
      '2 script:../a.sh',
      '2 start:lib/b.sh',
      '2 script:../c.sh',
      '2 computed:',
      '2 computed:',
    ]);
  });

  it.each([
    ['comments', '# source no.sh\necho a # . no.sh\n'],
    ['strings', "echo \"source no.sh\" '; . no.sh' $'it\\'s . no.sh'\n"],
    ['here-documents', "cat <<EOF\nsource no.sh don't\nEOF\ncat <<-'END' | sort\n\t. no.sh\n\tEND\n"],
    ['here-documents in commands', "x=$(cat <<EOF\ndon't ( . no.sh\nEOF\n)\n"],
    ['arguments', 'echo source no.sh; find . -name x; tar xf a . b\n'],
    ['shifted numbers', 'echo $((1<<n)); ((x = 1 << n))\n'],
    ['processes', 'source <(shop completion)\n'],
  ])('is not misled by %s', (_, text) => {
    expect(sources(`${text}. yes.sh`).map((line) => line.replace(/^\d+ /, ''))).toEqual(['start:yes.sh']);
  });
});

it('leads from script to script, and says where it cannot know', async () => {
  const report = await analyzeText({
    'bin/shop.sh':
      '. "$(dirname "$0")/../lib/cart.sh"\n. lib/tax.sh\n. ./help.sh\n. "$PLUGIN"\n. /etc/shop.sh\n. gettext.sh\n',
    'bin/help.sh': '',
    'lib/cart.sh': 'source "$(dirname "$0")/gone.sh"',
    'lib/tax.sh': '',
  });
  expect(report.edges).toEqual([
    ['bin/shop.sh', 'bin/help.sh'],
    ['bin/shop.sh', 'lib/cart.sh'],
    ['bin/shop.sh', 'lib/tax.sh'],
  ]);
  expect(report.diagnostics.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'bin/shop.sh: What is imported here is computed. No dependency can be seen.',
    "lib/cart.sh: Cannot resolve '$(dirname $0)/gone.sh': no file of the project has this path",
  ]);
});

it('does not miss the scripts that a virtual environment and the hooks of git come with', async () => {
  const { diagnostics } = await analyzeText({
    'run.sh': '. .venv/bin/activate\nsource $0/gone.sh\n. "$(dirname -- "$0")/_/husky.sh"\n',
  });
  expect(diagnostics.map(({ line }) => line)).toEqual([2]);
});

it('may be started in any folder above it', async () => {
  const { edges, diagnostics } = await analyzeText({
    'tools/shop/scripts/run.sh': '. ./scripts/lib.sh\n. cloned/lib.sh\n',
    'tools/shop/scripts/lib.sh': '',
  });
  expect(edges).toEqual([['tools/shop/scripts/run.sh', 'tools/shop/scripts/lib.sh']]);
  expect(diagnostics.map(({ kind, line }) => `${kind} ${line}`)).toEqual(['computed-import 2']);
});

it.each([
  ['[ -f "$(dirname "$0")/lib.sh" ] && . "$(dirname "$0")/lib.sh"', []],
  ['if test -r ${0%/*}/lib.sh; then\n  . "${0%/*}/lib.sh"\nfi', []],
  ['[ -f "${0%/*}/other.sh" ] && . "${0%/*}/lib.sh"', ['unresolved-import']],
])('does not miss a script that it looks for first: %s', async (text, expected) => {
  const { diagnostics } = await analyzeText({ 'run.sh': text });
  expect(diagnostics.map(({ kind }) => kind)).toEqual(expected);
});
