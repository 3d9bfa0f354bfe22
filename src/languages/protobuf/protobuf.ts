// Protocol Buffers: imports of .proto files.
import type { Language } from '../language.ts';
import { protobufFiles } from './files.ts';
import { createResolver } from './resolve/create-resolver.ts';
import { extractImports } from './extract/extract-imports.ts';
import { reportSkippedImports } from '../kit/skipped-imports.ts';

export const protobuf: Language = {
  ...protobufFiles,
  extract: reportSkippedImports(extractImports, {
    line: /^import /gm,
    probe: 'import "lintel_probe";',
  }),
  createResolver,
};
