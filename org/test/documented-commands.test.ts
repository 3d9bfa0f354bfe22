// docs/organisation.md names only commands and options that exist.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findRetiredTerms } from '../../test/support/retired-terms.ts';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';
import { runOrg } from './support/run-org.ts';

const document = readFileSync('docs/organisation.md', 'utf8');
const [, commandTable = ''] = /^## Commands\n(.*?)^## /ms.exec(document) ?? [];

async function readHelp(): Promise<ReadonlyMap<string, string>> {
  const folder = temporaryFolder();
  const main = (await runOrg(folder, '--help')).stdout;
  const commands = [...main.matchAll(/^ {2}([a-z]+)(?: |$)/gm)].map(([, name]) => name!);
  const questions = [...(await runOrg(folder, 'query', '--help')).stdout.matchAll(/^ {2}([a-z]+)(?: |$)/gm)];
  const all = [...commands.map((name) => [name]), ...questions.map(([, name]) => ['query', name!])];
  const texts = all.map(
    async (words) => [words.join(' '), (await runOrg(folder, ...words, '--help')).stdout] as const,
  );
  return new Map([['', main], ...(await Promise.all(texts))]);
}

it('the documentation names only what exists, in plain English', { timeout: 60_000 }, async () => {
  const help = await readHelp();
  const options = [...document.matchAll(/`(--[a-z-]+)/g)].map(([, option]) => option!);
  const exists = (option: string): boolean =>
    [...help.values()].some((text) => text.includes(`${option} `) || text.includes(`${option}\n`));
  expect(options.length).toBeGreaterThan(5);
  expect(options.filter((option) => !exists(option))).toEqual([]);
  const commands = [...commandTable.matchAll(/^\| `([a-z]+(?: [a-z]+)?)/gm)].map(([, name]) => name!);
  expect(commands).toHaveLength(13);
  expect(commands.filter((name) => !help.has(name))).toEqual([]);
  for (const [command, text] of help) {
    expect(findRetiredTerms(`lintel-org ${command} --help`, text)).toEqual([]);
  }
});
