import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Command } from 'commander';
import { type Address, parseAddress } from '../../clones/address.ts';
import { openClone } from '../../clones/open-clone.ts';
import { countOf, printable, UserError } from '../../lintel.ts';
import { addRepositories } from '../../repositories/add-repositories.ts';
import {
  addDatabaseOption,
  addJsonOption,
  type DatabaseFlags,
  type JsonFlags,
  printAnswer,
  withDatabase,
} from '../with-database.ts';

export function defineAdd(program: Command): void {
  const command = program
    .command('add')
    .description('add repositories')
    .argument(
      '<repository...>',
      'folders with git repositories, URLs, or files that list one of these per line',
    )
    .addHelpText(
      'after',
      `
URLs are https, ssh (also git@host:path) or file. Credentials do not belong in them: see --credentials of analyze and worker.

Examples:
  lintel-org add ../billing git@git.example.org:acme/shop.git
  lintel-org add repositories.txt`,
    );
  addJsonOption(addDatabaseOption(command)).action(
    async (written: readonly string[], flags: DatabaseFlags & JsonFlags) => {
      // All are checked before the first is added.
      const addresses = written.flatMap(readAddresses);
      const added = await withDatabase(flags, (database) => addRepositories(database, addresses));
      printAnswer(flags, added, () => {
        const known = added.filter(({ isNew }) => !isNew).length;
        const names = added.filter(({ isNew }) => isNew).map(({ name }) => `  ${printable(name)}`);
        const note = known === 0 ? '' : `, ${countOf(known, 'is', 'are')} known already`;
        return [`Added ${countOf(names.length, 'repository', 'repositories')}${note}.`, ...names];
      });
    },
  );
}

function readAddresses(written: string): readonly Address[] {
  if (statSync(written, { throwIfNoEntry: false })?.isFile() !== true) return [findRepository(written)];
  const lines = readFileSync(written, 'utf8').split('\n');
  return lines.flatMap((line, i) => {
    const text = line.trim();
    if (text === '' || text.startsWith('#')) return [];
    try {
      // Paths in a list are relative to the list.
      return [findRepository(/^[.]|^[^:]*$/.test(text) ? resolve(dirname(written), text) : text)];
    } catch (error) {
      if (error instanceof UserError) throw new UserError(`${written}:${i + 1}: ${error.message}`);
      throw error;
    }
  });
}

/** URLs are not asked: they may need credentials, which only workers have. */
function findRepository(written: string): Address {
  const address = parseAddress(written);
  if (address.isLocal) openClone(address.text);
  return address;
}
