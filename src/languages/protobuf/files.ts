// File names and manifests of Protocol Buffers, needed before any file is read.
import type { LanguageFiles } from '../language.ts';

export const protobufFiles: LanguageFiles = {
  id: 'protobuf',
  ecosystem: 'generic',
  extensions: { '.proto': 'protobuf' },
  manifests: ['buf.yaml', 'buf.work.yaml'],
};
