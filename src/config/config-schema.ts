// The shape of the configuration, for validation and for the JSON Schema for editors. The messages say what was expected;
// check-config.ts adds where the mistake is and what was found.
import { fileRoles } from '../model/file-role.ts';
import { byteSizePattern, parseByteSize } from '../std/byte-size.ts';
import { compileGlob, GlobError } from '../std/glob.ts';
import {
  describe,
  either,
  flag,
  integer,
  list,
  object,
  recordOf,
  refine,
  text,
  type TypeOf,
} from '../std/shape.ts';
import { defaultOptions } from './default-options.ts';
import { isFileSizeLimit, largestFileSize } from './file-size-limit.ts';
import { groups, rules } from './rule-schema.ts';

const anObject = 'expected an object';
const aFolderName = 'expected a folder name or a list of them';
const aSize = 'expected a number of bytes or a string like "10MiB", at most 1GiB';
const aFile = 'expected the path of a file in the project';

const glob = refine(text('expected a glob'), (written) => {
  try {
    compileGlob(written);
    return undefined;
  } catch (error) {
    if (!(error instanceof GlobError)) throw error;
    return error.message;
  }
});

const globs = list(glob, 'expected a list of globs');

const folderName = text(aFolderName, { pattern: /^[^/\\]+$/ });

const layer = either(folderName, list(folderName, aFolderName), aFolderName);

const layers = refine(list(layer, 'expected a list of layers'), (written) => {
  const names = written.flat().map((name) => name.toLowerCase());
  const repeated = names.find((name, i) => names.indexOf(name) !== i);
  return repeated === undefined ? undefined : `"${repeated}" is in more than one layer`;
});

const count = integer('expected a positive integer', { minimum: 1 });

const size = either(
  integer(aSize, { minimum: 1, maximum: largestFileSize }),
  refine(text(aSize, { pattern: byteSizePattern }), (written) =>
    isFileSizeLimit(parseByteSize(written)) ? undefined : aSize,
  ),
  aSize,
);

const thresholds = describe(
  object(
    {
      godModule: describe(
        count,
        'A file with at least this many outgoing dependencies can be a god module.',
        { default: defaultOptions.thresholds.godModule },
      ),
      dependencyExplosion: describe(
        count,
        'A file with at least this many incoming and outgoing dependencies can be a hub.',
        { default: defaultOptions.thresholds.dependencyExplosion },
      ),
    },
    anObject,
  ),
  'Minimum counts for a risk. If the 90th percentile of the project is higher, that is used instead.',
);

const cycles = describe(
  object(
    {
      typeOnly: describe(flag('expected true or false'), 'Whether type-only imports can form cycles.', {
        default: defaultOptions.cycles.typeOnly,
      }),
    },
    anObject,
  ),
  'What counts as a cycle.',
);

const roles = describe(
  recordOf(fileRoles, globs, 'expected an object of roles, each with a list of globs'),
  'Globs that override the role inferred from the name of a file. Conclusions are drawn from product files alone.',
  { default: defaultOptions.roles },
);

const affected = describe(
  object(
    {
      ignore: describe(
        globs,
        'Globs of files that no test can see, in place of documentation (*.md, LICENSE and the like).',
      ),
      always: describe(globs, 'Globs of tests that every change affects.'),
      external: describe(
        globs,
        'Globs of files that load and start nothing of the project, whatever their imports could.',
      ),
      tests: describe(globs, 'Globs of the files that test runners take, in place of the conventions.'),
    },
    anObject,
  ),
  'Which tests a change affects.',
);

const properties = {
  $schema: describe(text('expected a path or a URL'), 'Path or URL of the JSON Schema of this file.'),
  include: describe(
    globs,
    'Analyse only source files that match one of these globs. Empty: all source files.',
    { default: defaultOptions.include },
  ),
  ignore: describe(globs, 'Globs of files and folders to leave out, in addition to .gitignore.', {
    default: defaultOptions.exclude,
  }),
  layers: describe(
    layers,
    'Folder names, from the highest layer to the lowest; names in a nested list share a layer. ' +
      'A file may depend on its own layer and on lower layers.',
    { default: [] },
  ),
  groups,
  rules,
  baseline: describe(
    text(aFile, { pattern: /^(?!\/|.*(?:^|\/)\.\.(?:\/|$))[^\\]+$/ }),
    'File of violations that are known and do not fail a check.',
    { default: 'lintel-baseline.json' },
  ),
  roles,
  affected,
  thresholds,
  cycles,
  maxFileSize: describe(size, 'Skip the imports of larger files. The files themselves stay in the report.', {
    default: '10MiB',
  }),
  top: describe(count, 'Number of files in the lists of the most complex and most critical files.', {
    default: defaultOptions.top,
  }),
};

const configShape = object(properties, anObject);

export const configSchema = {
  ...configShape,
  properties,
  schema: { ...configShape.schema, title: 'Configuration of Lintel' },
};

export type Config = TypeOf<typeof configSchema>;
