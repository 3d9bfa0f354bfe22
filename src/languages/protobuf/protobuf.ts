// Protocol Buffers: imports of .proto files.
import type { Language } from '../language.ts';
import { protobufFiles } from './files.ts';
import { readImportRoots } from './resolve/import-roots.ts';
import { ProtobufResolver } from './resolve/resolver.ts';
import { extractImports } from './extract/extract-imports.ts';
import { reportSkippedImports } from '../kit/skipped-imports.ts';

export const protobuf: Language = {
  ...protobufFiles,
  extract: reportSkippedImports(extractImports, {
    line: /^import /gm,
    probe: 'import "lintel_probe";',
  }),
  createResolver: async (project, files) =>
    new ProtobufResolver(project, files, await readImportRoots(project)),
};
