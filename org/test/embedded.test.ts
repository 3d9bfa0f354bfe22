import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { closing } from './support/databases.ts';

it('makes the embedded database again if a process was killed while it was made', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'database'));
  writeFileSync(join(folder, 'database/PG_VERSION'), 'half of it');
  writeFileSync(join(folder, 'database.unfinished'), '');
  const database = await closing(openDatabase(undefined, folder));
  expect(await database.query('SELECT * FROM repositories')).toEqual([]);
});
