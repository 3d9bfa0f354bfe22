// Encodes snapshots as lines of JSON. Every string is in the first line that needs it; later lines use its number. The lines
// come from a folder that the analysed project can write to, so they are not trusted: the result is a complete snapshot or
// nothing.
import type { CycleKind, Grade, HealthCaveat } from '../model/findings.ts';
import type { Snapshot, SnapshotBackDependency, SnapshotCycle, SnapshotTangle } from '../model/snapshot.ts';

const kinds = Object.keys({ load: 0, lazy: 0, compile: 0 } satisfies Record<CycleKind, 0>) as CycleKind[];
const grades = Object.keys({ A: 0, B: 0, C: 0, D: 0, F: 0 } satisfies Record<Grade, 0>) as Grade[];

const caveats = Object.keys({
  'too-small': 0,
  'too-flat': 0,
  unconnected: 0,
  'not-read': 0,
  unresolved: 0,
} satisfies Record<HealthCaveat, 0>) as HealthCaveat[];

const figureNames = ['files', 'dependencies', 'cycles', 'loadCycles', 'tangles', 'backDependencies'] as const;
const pointNames = [...figureNames, 'packages', 'ruleViolations', 'largestCycle', 'health'] as const;

type Numbers = readonly number[];

/** Names are numbers of strings; a back dependency is its two ends and those of each file dependency. */
interface Line {
  readonly tree: string;
  readonly strings: readonly string[];
  readonly figures: Numbers;
  readonly folders: Numbers;
  readonly files: Numbers;
  readonly cycles: readonly Numbers[];
  readonly tangles: readonly (readonly [folder: number, members: Numbers, back: readonly Numbers[]])[];
  /** Source and target of the first, then of the next. */
  readonly dependencies: Numbers;
}

/** Lines must be read in order, each once. */
export class SnapshotCodec {
  readonly #strings: string[] = [];
  readonly #numberOf = new Map<string, number>();

  encode(tree: string, snapshot: Snapshot): string {
    const known = this.#strings.length;
    const number = (text: string): number => this.#numberOf.get(text) ?? this.#add(text);
    const { figures, folders, files, dependencies, cycles, tangles } = snapshot;
    const line: Omit<Line, 'strings'> = {
      tree,
      figures: [
        ...pointNames.map((name) => figures[name]),
        grades.indexOf(figures.grade),
        ...(figures.caveat === undefined ? [] : [caveats.indexOf(figures.caveat)]),
      ],
      folders: [...folders].flatMap(([path, own]) => [number(path), ...figureNames.map((name) => own[name])]),
      files: [...files].flatMap(([id, size]) => [number(id), size]),
      dependencies: dependencies.map(number),
      cycles: cycles.map(({ kind, members }) => [kinds.indexOf(kind), ...members.map(number)]),
      tangles: tangles.map(({ folder, members, back }) => [
        number(folder),
        members.map(number),
        back.map(({ from, to, edges }) => [number(from), number(to), ...edges.flat().map(number)]),
      ]),
    };
    return JSON.stringify({ ...line, strings: this.#strings.slice(known) });
  }

  /** Reads the strings of a line. Returns its tree, or undefined for an invalid line. */
  admit(text: string): string | undefined {
    const line = parseLine(text);
    if (line === undefined) return undefined;
    for (const each of line.strings) this.#add(each);
    return this.decode(text) === undefined ? undefined : line.tree;
  }

  /** For a line that was encoded or admitted. */
  decode(text: string): Snapshot | undefined {
    const line = parseLine(text);
    if (line === undefined) return undefined;
    try {
      return this.#decode(line);
    } catch (error) {
      if (error instanceof DamagedLine) return undefined;
      throw error;
    }
  }

  #add(text: string): number {
    const number = this.#strings.push(text) - 1;
    this.#numberOf.set(text, number);
    return number;
  }

  #decode({ figures, folders, files, dependencies, cycles, tangles }: Line): Snapshot {
    const text = (number: number | undefined): string => present(this.#strings[number ?? -1]);
    const texts = (numbers: Numbers): readonly string[] => numbers.map(text);
    const caveat = figures[pointNames.length + 1];
    return {
      figures: {
        ...namedFigures(pointNames, figures),
        grade: present(grades[figures[pointNames.length] ?? -1]),
        ...(caveat !== undefined && { caveat: present(caveats[caveat]) }),
      },
      folders: new Map(
        chunks(folders, figureNames.length + 1).map(([path, ...own]) => [
          text(path),
          namedFigures(figureNames, own),
        ]),
      ),
      files: new Map(chunks(files, 2).map(([id, size]) => [text(id), size!])),
      dependencies: chunks(dependencies, 2).flatMap(texts),
      cycles: cycles.map(([kind, ...members]): SnapshotCycle => ({
        kind: present(kinds[kind ?? -1]),
        members: texts(members),
      })),
      tangles: tangles.map(([folder, members, back]): SnapshotTangle => ({
        folder: text(folder),
        members: texts(members),
        back: back.map(([from, to, ...ends]): SnapshotBackDependency => ({
          from: text(from),
          to: text(to),
          edges: chunks(ends, 2).map(([source, target]) => [text(source), text(target)]),
        })),
      })),
    };
  }
}

class DamagedLine extends Error {}

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new DamagedLine('A line of the cache is damaged.');
  return value;
}

function namedFigures<Name extends string>(
  names: readonly Name[],
  values: Numbers,
): Readonly<Record<Name, number>> {
  return Object.fromEntries(names.map((name, i) => [name, present(values[i])])) as Record<Name, number>;
}

function chunks(numbers: Numbers, size: number): readonly Numbers[] {
  if (numbers.length % size !== 0) throw new DamagedLine('A line of the cache is damaged.');
  return Array.from({ length: numbers.length / size }, (_, i) => numbers.slice(i * size, (i + 1) * size));
}

function parseLine(text: string): Line | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
  return isLine(value) ? value : undefined;
}

function isLine(value: unknown): value is Line {
  if (typeof value !== 'object' || value === null) return false;
  const { tree, strings, figures, folders, files, dependencies, cycles, tangles } = value as Partial<
    Record<keyof Line, unknown>
  >;
  return (
    typeof tree === 'string' &&
    Array.isArray(strings) &&
    strings.every((each) => typeof each === 'string') &&
    [figures, folders, files, dependencies].every(areCounts) &&
    areListsOfCounts(cycles) &&
    Array.isArray(tangles) &&
    tangles.every(isTangle)
  );
}

function isTangle(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [folder, members, back] = value as readonly unknown[];
  return isCount(folder) && areCounts(members) && areListsOfCounts(back);
}

function areListsOfCounts(value: unknown): boolean {
  return Array.isArray(value) && value.every(areCounts);
}

function areCounts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isCount);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
