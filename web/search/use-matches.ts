// The matches of a search: files, packages and folders, then commands.
import { useMemo } from 'preact/hooks';
import type { DetailedNode } from '../../src/model/report.ts';
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

const commandLimit = 6;

export function useMatches(text: string): readonly Match[] {
  const current = index.value;
  const isPath = searchMode.value === 'path';
  const folders = useMemo(() => (isPath ? [] : findFilterValues(current).folders), [current, isPath]);
  const names = useMemo(
    () => [...(current?.nodes.map(({ label }) => label) ?? []), ...folders],
    [current, folders],
  );
  return useMemo(() => {
    const nodes = current?.nodes ?? [];
    const isSide = (place: number): boolean => {
      const node = nodes[place];
      return node?.type === 'file' ? current?.isJudged[place] === 0 : isBuiltin(node);
    };
    const found = findMatches(names, text, isSide).map((place): Match => {
      const node = nodes[place];
      if (node === undefined) return offerFolder(names[place] ?? '.');
      const folder = node.type === 'package' ? '' : splitPath(node.id).folder;
      const choose = (): void => {
        if (isPath) navigate({ second: node.id });
        // What is hidden could not be seen where it is selected.
        else navigate({ selected: node.id, second: null, ...(isBuiltin(node) && { builtins: true }) });
      };
      return { key: node.id, name: shortName(node.id), folder, kind: node.type, choose };
    });
    return isPath ? found : [...found, ...findCommands(text).map(offer)];
  }, [text, names, current, isPath]);
}

function isBuiltin(node: DetailedNode | undefined): boolean {
  return node?.type === 'package' && node.builtin === true;
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
