// Include folders from compiler flags.

export interface IncludeFolders {
  /** Only for `"header"`. */
  readonly quoted: readonly string[];
  /** For any header, in search order. */
  readonly any: readonly string[];
}

type Group = 'quoted' | 'plain' | 'system' | 'after';

/** Longer flags first, as some are prefixes of others. */
const flags: readonly (readonly [flag: string, group: Group])[] = [
  ['--include-directory=', 'plain'],
  ['-external:I', 'system'],
  ['/external:I', 'system'],
  ['-idirafter', 'after'],
  ['-isystem', 'system'],
  ['-iquote', 'quoted'],
  ['-imsvc', 'system'],
  ['-I', 'plain'],
  ['/I', 'plain'],
];

export function readIncludeFlags(args: readonly string[]): IncludeFolders {
  const folders: Record<Group, string[]> = { quoted: [], plain: [], system: [], after: [] };
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? '';
    const match = flags.find(([flag]) => arg.startsWith(flag));
    if (match === undefined) continue;
    const [flag, group] = match;
    const folder = arg.length > flag.length ? arg.slice(flag.length) : args[++i];
    if (folder !== undefined && folder !== '') folders[group].push(folder);
  }
  const { quoted, plain, system, after } = folders;
  return { quoted, any: [...plain, ...system, ...after] };
}
