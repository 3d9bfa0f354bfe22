// The matches of a search: files and packages, then commands.
import { useMemo } from 'preact/hooks';
import { index, select } from '../state/store.ts';
import { splitPath } from '../state/format.ts';
import { type Command, commands } from './commands.ts';
import { findMatches } from './find-matches.ts';

export interface Match {
  readonly key: string;
  readonly name: string;
  /** Folder of the file, else empty. */
  readonly folder: string;
  readonly kind: 'file' | 'package' | 'command';
  choose(): void;
}

const commandLimit = 6;

export function useMatches(text: string): readonly Match[] {
  const current = index.value;
  const ids = useMemo(() => current?.nodes.map(({ label }) => label) ?? [], [current]);
  return useMemo(() => {
    const nodes = findMatches(ids, text).flatMap((place): Match[] => {
      const node = current?.nodes[place];
      if (node === undefined) return [];
      const { name, folder } =
        node.type === 'package' ? { name: node.label, folder: '' } : splitPath(node.id);
      return [{ key: node.id, name, folder, kind: node.type, choose: () => select(node.id) }];
    });
    return [...nodes, ...findCommands(text).map(offer)];
  }, [text, ids, current]);
}

function findCommands(text: string): readonly Command[] {
  if (text.trim() === '') return commands;
  const titles = commands.map(({ title }) => title);
  return findMatches(titles, text)
    .slice(0, commandLimit)
    .flatMap((place) => commands[place] ?? []);
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
