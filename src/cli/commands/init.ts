// `lintel init`: creates a configuration with comments.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { configTemplate } from '../../config/config-template.ts';
import { configFileName, findConfig } from '../../config/find-config.ts';
import { UserError } from '../../model/user-error.ts';
import { writeFileWhole } from '../../output/write-file-whole.ts';
import { printable } from '../../std/printable.ts';
import { print } from '../terminal.ts';

const installedSchema = './node_modules/lintel/dist/schemas/config.schema.json';

export interface InitFlags {
  readonly force?: boolean;
}

export async function runInit(folder: string, flags: InitFlags): Promise<void> {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new UserError(`No such folder: ${folder}.`);
  }
  const path = join(folder, configFileName);
  if (flags.force !== true) await rejectSecondConfig(folder, path);
  const schema = existsSync(join(folder, installedSchema)) ? installedSchema : undefined;
  writeFileWhole(path, [configTemplate(schema)]);
  await print([`Wrote ${printable(path)}\n`]);
}

async function rejectSecondConfig(folder: string, path: string): Promise<void> {
  if (existsSync(path)) throw new UserError(`${path} already exists. Use --force to overwrite it.`);
  const found = await findConfig(folder);
  if (found !== undefined) {
    throw new UserError(
      `The "lintel" key of ${join(folder, found.fileName)} already configures Lintel. Remove it first.`,
    );
  }
}
