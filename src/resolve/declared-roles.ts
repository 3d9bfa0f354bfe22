// The roles that manifests declare, for all languages.
import type { Language } from '../languages/language.ts';
import type { FileRole } from '../model/file-role.ts';
import type { FilePath } from '../model/file-path.ts';
import type { Project } from '../model/project.ts';
import type { SourceFile } from '../model/source.ts';

export function findDeclaredRoles(
  project: Project,
  languageOf: (file: SourceFile) => Language,
): ReadonlyMap<FilePath, FileRole> {
  const languages = new Set(project.files.map(languageOf));
  return new Map([...languages].flatMap((language) => [...(language.findDeclaredRoles?.(project) ?? [])]));
}
