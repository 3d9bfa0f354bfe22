// What a project may configure: checked with this schema, and made into the JSON Schema that editors read. The
// messages say what was expected; whoever reports them adds where and what was found.
import * as z from 'zod';
import { fileRoles } from '../model/file-role.ts';
import { byteSizePattern, parseByteSize } from '../std/byte-size.ts';
import { compileGlob, GlobError } from '../std/glob.ts';
import { defaultOptions } from './default-options.ts';
import { isFileSizeLimit, largestFileSize } from './file-size-limit.ts';

const anObject = { error: 'expected an object' };
const aFolderName = { error: 'expected a folder name or a list of them' };
const aCount = { error: 'expected a whole number from 1 up' };
const aSize = { error: 'expected a number of bytes or a text like "10MiB", at most 1GiB' };

const glob = z.string({ error: 'expected a glob' }).check(({ value, issues }) => {
  try {
    compileGlob(value);
  } catch (error) {
    if (!(error instanceof GlobError)) throw error;
    issues.push({ code: 'custom', input: value, message: error.message });
  }
});

const globs = z.array(glob, { error: 'expected a list of globs' });

const folderName = z.string(aFolderName).regex(/^[^/\\]+$/, aFolderName);

const layer = z.union([folderName, z.array(folderName)], aFolderName);

const layers = z.array(layer, { error: 'expected a list of layers' }).check(({ value, issues }) => {
  const names = value.flat().map((name) => name.toLowerCase());
  const repeated = names.find((name, i) => names.indexOf(name) !== i);
  if (repeated !== undefined) {
    issues.push({ code: 'custom', input: value, message: `"${repeated}" can stand for one layer only` });
  }
});

const count = z.int(aCount).min(1, aCount);

const size = z.union(
  [
    z.int(aSize).min(1, aSize).max(largestFileSize, aSize),
    z
      .string(aSize)
      .regex(byteSizePattern, aSize)
      .refine((text) => isFileSizeLimit(parseByteSize(text)), aSize),
  ],
  aSize,
);

const thresholds = z
  .strictObject(
    {
      godModule: count
        .describe('A file with at least this many outgoing dependencies may be a god module.')
        .meta({ default: defaultOptions.thresholds.godModule }),
      dependencyExplosion: count
        .describe('A file with at least this many connections may be a dependency explosion.')
        .meta({ default: defaultOptions.thresholds.dependencyExplosion }),
    },
    anObject,
  )
  .partial()
  .describe('From which counts on a file is a risk. The 90th percentile of the project raises them.');

const cycles = z
  .strictObject(
    {
      typeOnly: z
        .boolean({ error: 'expected true or false' })
        .describe('Whether a cycle may run through imports that only types need.')
        .meta({ default: defaultOptions.cycles.typeOnly }),
    },
    anObject,
  )
  .partial()
  .describe('What counts as a cycle.');

const roles = z
  .partialRecord(z.enum(fileRoles), globs, {
    error: 'expected an object of roles, each with a list of globs',
  })
  .describe(
    'Globs of files whose role is not what their name says. Conclusions are drawn from product files alone.',
  )
  .meta({ default: defaultOptions.roles });

export const configSchema = z
  .strictObject(
    {
      $schema: z
        .string({ error: 'expected a path or an address' })
        .describe('Where the JSON Schema of this file is.'),
      include: globs
        .describe('Only source files that match one of these globs are analysed. Empty: all of them.')
        .meta({ default: defaultOptions.include }),
      ignore: globs
        .describe('Files and folders to leave out, beside those that .gitignore names.')
        .meta({ default: defaultOptions.exclude }),
      layers: layers
        .describe(
          'Folder names, high to low; those in a list of their own share a layer. ' +
            'A file may depend on its own layer and on those below it.',
        )
        .meta({ default: [] }),
      roles,
      thresholds,
      cycles,
      maxFileSize: size
        .describe('A larger file is part of the report, but its imports are not read.')
        .meta({ default: '10MiB' }),
      top: count
        .describe('How many files the report lists as the most complex and the most critical.')
        .meta({ default: defaultOptions.top }),
    },
    anObject,
  )
  .partial()
  .meta({ title: 'Configuration of Lintel' });

export type Config = z.infer<typeof configSchema>;
