// Protocol Buffers: how the imports of .proto files are read, and where they lead.
import type { Language } from '../language.ts';
import { protobufFiles } from './files.ts';
import { createResolver } from './resolve/create-resolver.ts';
import { extractImports } from './extract/extract-imports.ts';

export const protobuf: Language = {
  ...protobufFiles,
  extract: extractImports,
  createResolver,
};
