// Which files a project may have of it, and the manifests beside them: known before any is read.
import type { LanguageFiles } from '../language.ts';

export const protobufFiles: LanguageFiles = {
  id: 'protobuf',
  extensions: { '.proto': 'protobuf' },
  manifests: ['buf.yaml', 'buf.work.yaml'],
};
