// A project written down in a test: path → text, no disk. What stands under node_modules counts as ignored.
import { languages } from '../../src/languages/index.ts';
import { type FilePath, filePath } from '../../src/model/file-path.ts';
import type { EntryKind, Project } from '../../src/model/project.ts';
import type { SourceFile } from '../../src/model/source.ts';
import { compareCodePoints } from '../../src/std/code-point-order.ts';
import { sourceText } from './source-text.ts';

export type ProjectText = Readonly<Record<string, string>>;

const languageByExtension = new Map(languages.flatMap((language) => Object.entries(language.extensions)));

export function textProject(texts: ProjectText): Project {
  const entries = new Map<string, EntryKind>([['.', 'folder']]);
  const files: SourceFile[] = [];
  for (const [path, text] of Object.entries(texts).toSorted(([a], [b]) => compareCodePoints(a, b))) {
    const ignored = addFolders(entries, path);
    if (ignored) continue;
    const language = languageByExtension.get(path.slice(path.lastIndexOf('.')).toLowerCase());
    entries.set(path, language === undefined ? 'asset' : 'source');
    if (language !== undefined) files.push({ path: filePath(path), size: Buffer.byteLength(text), language });
  }
  return {
    root: '/project',
    files,
    entries,
    manifests: manifestsOf(texts, entries),
    diagnostics: [],
    read: (file) => ({ kind: 'text', text: sourceText(file.path, texts[file.path] ?? '') }),
  };
}

function addFolders(entries: Map<string, EntryKind>, path: string): boolean {
  const parts = path.split('/');
  for (let i = 1; i < parts.length; i++) {
    const folder = parts.slice(0, i).join('/');
    const ignored = parts[i - 1] === 'node_modules';
    entries.set(folder, ignored ? 'ignored' : 'folder');
    if (ignored) return true;
  }
  return false;
}

function manifestsOf(texts: ProjectText, entries: ReadonlyMap<string, EntryKind>): Map<FilePath, string> {
  const manifests = new Map<FilePath, string>();
  for (const language of languages) {
    const queue = [...entries.keys()].filter(
      (path) =>
        language.isManifest?.(path) === true || language.manifests.some((name) => isCalled(path, name)),
    );
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      const text = texts[path];
      if (text === undefined || manifests.has(filePath(path))) continue;
      manifests.set(filePath(path), text);
      queue.push(...(language.manifestsNamedBy?.(filePath(path), text) ?? []));
    }
  }
  return manifests;
}

/** By its whole name, or for `*.rockspec` by its extension. */
function isCalled(path: string, name: string): boolean {
  return name.startsWith('*') ? path.endsWith(name.slice(1)) : path.slice(path.lastIndexOf('/') + 1) === name;
}
