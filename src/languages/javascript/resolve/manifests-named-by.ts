import type { FilePath } from '../../../model/file-path.ts';

export function manifestsNamedBy(_path: FilePath, _text: string): readonly FilePath[] {
  return [];
}
