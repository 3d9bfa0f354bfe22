// The matches of a search: files and packages, then folders, then commands.
import { useMemo } from 'preact/hooks';
import { searchMode } from '../state/search-mode.ts';
import { index, navigate, select } from '../state/store.ts';
import { findFilterValues } from '../shell/filter-values.ts';
import { shortName } from '../state/file-name.ts';
import { folderId } from '../state/folder-id.ts';
import { splitPath } from '../state/format.ts';
import { type Command, commands } from './commands.ts';
import { findMatches } from './find-matches.ts';

export interface Match {
  readonly key: string;
  readonly name: string;
  /** Folder of the file, else empty. */
  readonly folder: string;
  readonly kind: 'file' | 'package' | 'folder' | 'command';
  choose(): void;
}

const folderLimit = 8;
const commandLimit = 6;

export function useMatches(text: string): readonly Match[] {
  const current = index.value;
  const ids = useMemo(() => current?.nodes.map(({ label }) => label) ?? [], [current]);
  const isPath = searchMode.value === 'path';
  const folders = useMemo(() => findFilterValues(current).folders, [current]);
  return useMemo(() => {
    const isSide = (place: number): boolean =>
      current !== null && place < current.fileCount && current.isJudged[place] === 0;
    const nodes = findMatches(ids, text, isSide).flatMap((place): Match[] => {
      const node = current?.nodes[place];
      if (node === undefined) return [];
      const folder = node.type === 'package' ? '' : splitPath(node.id).folder;
      const choose = (): void => (isPath ? navigate({ second: node.id }) : select(node.id));
      return [{ key: node.id, name: shortName(node.id), folder, kind: node.type, choose }];
    });
    if (isPath) return nodes;
    const found = findMatches(folders, text).slice(0, folderLimit);
    return [
      ...nodes,
      ...found.map((place) => offerFolder(folders[place] ?? '.')),
      ...findCommands(text).map(offer),
    ];
  }, [text, ids, folders, current, isPath]);
}

function findCommands(text: string): readonly Command[] {
  if (text.trim() === '') return commands;
  const titles = commands.map(({ title }) => title);
  return findMatches(titles, text)
    .slice(0, commandLimit)
    .flatMap((place) => commands[place] ?? []);
}

function offerFolder(path: string): Match {
  const { name, folder } = splitPath(path);
  const id = folderId(path);
  return { key: id, name: `${name}/`, folder, kind: 'folder', choose: () => select(id) };
}

function offer(command: Command): Match {
  return {
    key: `command ${command.title}`,
    name: command.title,
    folder: '',
    kind: 'command',
    choose: () => command.run(),
  };
}
