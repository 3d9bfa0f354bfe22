// The schema of the configuration. It validates, and the JSON Schema for editors is generated from it. The messages say
// what was expected; check-config.ts adds where the mistake is and what was found.
import * as z from 'zod';
import { fileRoles } from '../model/file-role.ts';
import { byteSizePattern, parseByteSize } from '../std/byte-size.ts';
import { compileGlob, GlobError } from '../std/glob.ts';
import { defaultOptions } from './default-options.ts';
import { isFileSizeLimit, largestFileSize } from './file-size-limit.ts';
import { groups, rules } from './rule-schema.ts';

const anObject = { error: 'expected an object' };
const aFolderName = { error: 'expected a folder name or a list of them' };
const aCount = { error: 'expected a positive integer' };
const aSize = { error: 'expected a number of bytes or a string like "10MiB", at most 1GiB' };

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
    issues.push({ code: 'custom', input: value, message: `"${repeated}" is in more than one layer` });
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
        .describe('A file with at least this many outgoing dependencies can be a god module.')
        .meta({ default: defaultOptions.thresholds.godModule }),
      dependencyExplosion: count
        .describe('A file with at least this many incoming and outgoing dependencies can be a hub.')
        .meta({ default: defaultOptions.thresholds.dependencyExplosion }),
    },
    anObject,
  )
  .partial()
  .describe(
    'Minimum counts for a risk. If the 90th percentile of the project is higher, that is used instead.',
  );

const cycles = z
  .strictObject(
    {
      typeOnly: z
        .boolean({ error: 'expected true or false' })
        .describe('Whether type-only imports can form cycles.')
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
        .string({ error: 'expected a path or a URL' })
        .describe('Path or URL of the JSON Schema of this file.'),
      include: globs
        .describe('Analyse only source files that match one of these globs. Empty: all source files.')
        .meta({ default: defaultOptions.include }),
      ignore: globs
        .describe('Globs of files and folders to leave out, in addition to .gitignore.')
        .meta({ default: defaultOptions.exclude }),
      layers: layers
        .describe(
          'Folder names, from the highest layer to the lowest; names in a nested list share a layer. ' +
            'A file may depend on its own layer and on lower layers.',
        )
        .meta({ default: [] }),
      groups,
      rules,
      baseline: z
        .string({ error: 'expected the path of a file in the project' })
        .regex(/^(?!\/|.*(?:^|\/)\.\.(?:\/|$))[^\\]+$/, {
          error: 'expected the path of a file in the project',
        })
        .describe('File of violations that are known and do not fail a check.')
        .meta({ default: 'lintel-baseline.json' }),
      roles,
      thresholds,
      cycles,
      maxFileSize: size
        .describe('Skip the imports of larger files. The files themselves stay in the report.')
        .meta({ default: '10MiB' }),
      top: count
        .describe('Number of files in the lists of the most complex and most critical files.')
        .meta({ default: defaultOptions.top }),
    },
    anObject,
  )
  .partial()
  .meta({ title: 'Configuration of Lintel' });

export type Config = z.infer<typeof configSchema>;
