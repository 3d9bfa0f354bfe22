// Every command in the documentation uses a command, options and formats that the program's own --help lists.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type CodeLine, documents, inlineCodeOf, shellLinesOf } from '../support/documents.ts';
import { findRetiredTerms } from '../support/retired-terms.ts';
import { callLintel } from '../support/call-lintel.ts';

const commands = await listCommands();
const helpOf = new Map<string, string>();
for (const command of commands) helpOf.set(command, await help('help', command));
const exportFormats = /^ +format +(.+)$/m.exec(helpOf.get('export') ?? '')?.[1]?.split(', ') ?? [];
const scripts = Object.keys(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts,
);

const inlineCode = documents.flatMap(inlineCodeOf);
const lines = [...documents.flatMap(shellLinesOf), ...inlineCode];

describe('commands in the documentation', () => {
  it('exist, with their options and formats', () => {
    const shown = lines.filter(({ code }) => /^(?:npx )?lintel(?: |$)/.test(code));
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.flatMap(findMistakes)).toEqual([]);
  });

  it('exist as npm scripts', () => {
    const named = lines.flatMap(({ path, code }) =>
      [...code.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => ({ path, script })),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(({ script }) => !scripts.includes(script))).toEqual([]);
  });

  it('exist as options that are named alone', () => {
    // The decision records name flags of V8; a test of lintel-org checks its own.
    const others = /^docs\/(?:decisions\/|organisation\.md)/;
    const own = inlineCode.filter(({ path }) => !others.test(path));
    const options = own.flatMap(({ path, code }) =>
      /^--[a-z]/.test(code) ? [{ path, option: code.split(/[ =]/, 1)[0] ?? '' }] : [],
    );
    expect(options.length).toBeGreaterThan(20);
    expect(options.filter(({ option }) => !commands.some((command) => hasOption(command, option)))).toEqual(
      [],
    );
  });

  it.each([
    ['lintel analise', 'no command analise'],
    ['lintel analyze --jsn', 'no option --jsn of analyze'],
    ['lintel export dott', 'no format dott'],
    ['lintel analyze --format json,mermade', 'no format mermade'],
  ])('are found to be wrong: %s', (code, mistake) => {
    expect(findMistakes({ path: 'README.md', code })).toEqual([`README.md: ${code}: ${mistake}`]);
  });
});

describe('plain English', () => {
  it.each(['', ...commands])('in lintel %s --help', async (command) => {
    const text = command === '' ? await help('--help') : (helpOf.get(command) ?? '');
    expect(findRetiredTerms(`lintel ${command} --help`, text)).toEqual([]);
  });
});

function findMistakes({ path, code }: CodeLine): readonly string[] {
  const [own = ''] = code.replace(/^npx /, '').split(/ [|>&]/, 1);
  const [, first = '', ...rest] = own.split(/ +/);
  const isCommand = /^[a-z]+$/.test(first);
  if (first === 'help') return [];
  if (isCommand && !commands.includes(first)) return [`${path}: ${code}: no command ${first}`];
  const command = isCommand ? first : 'serve';
  const words = isCommand ? rest : [first, ...rest];
  const named = words.filter((word, i) => words[i - 1] === '--format' || (command === 'export' && i === 0));
  return [
    ...words
      .filter((word) => word.startsWith('--') && !hasOption(command, word.split('=', 1)[0] ?? ''))
      .map((option) => `no option ${option} of ${command}`),
    ...named
      .flatMap((word) => word.split(','))
      .filter((format) => /^[a-z]+$/.test(format) && !formatsOf(command).includes(format))
      .map((format) => `no format ${format}`),
  ].map((mistake) => `${path}: ${code}: ${mistake}`);
}

/** Those that its help lists; the others write what `lintel export` writes. */
function formatsOf(command: string): readonly string[] {
  const [, rows = ''] = /^Formats:\n((?: +.+\n)+)/m.exec(helpOf.get(command) ?? '') ?? [];
  const own = [...rows.matchAll(/^ +([a-z]+) /gm)].map(([, id = '']) => id);
  return own.length > 0 ? own : exportFormats;
}

function hasOption(command: string, option: string): boolean {
  if (option === '--help' || option === '--version') return true;
  return new RegExp(`^ +(?:-\\w, )?${option}(?: |$)`, 'm').test(helpOf.get(command) ?? '');
}

async function listCommands(): Promise<readonly string[]> {
  const [list = ''] = (await help('--help')).split('\nExamples:', 1);
  return [...list.matchAll(/^ {2}([a-z][a-z-]*)[ |]/gm)].flatMap(([, name = '']) =>
    name === 'help' ? [] : [name],
  );
}

async function help(...args: readonly string[]): Promise<string> {
  return (await callLintel('.', args)).stdout;
}
