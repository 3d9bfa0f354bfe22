// Finds the commits that introduced the findings of the newest commit. Each finding is followed back through the points of
// the history to the last one without it; then bisection finds the commit in between. Commits that touch the files involved
// are tried first, because usually it is one of them. If not, any commit may be it.
import type { RenamedFile } from '../model/change.ts';
import type { Snapshot, SnapshotBackDependency } from '../model/snapshot.ts';
import { hadDependency } from './had-dependency.ts';
import { type Finding, type FindingMatch, matchSnapshots } from './match-snapshots.ts';

/** Commits are indexes in the list of all commits, oldest first. */
export interface Timeline {
  /** The chosen commits, in order; the last is the newest commit. */
  readonly points: readonly number[];
  /** Whether the first commit is the beginning of the project. */
  readonly isWhole: boolean;
  /** Analyses the commit unless that was already done. */
  snapshotAt(place: number): Promise<Snapshot>;
  /** Whether the analysis of the commit is cached. */
  isKnown(place: number): boolean;
  /** What the commit changed, compared with its first parent. */
  changesOf(place: number): FileChanges;
}

export interface FileChanges {
  /** IDs of files, before and after the commit. */
  readonly touched: readonly string[];
  readonly renamed: readonly RenamedFile[];
}

export interface FoundBirth {
  /** In the newest snapshot. */
  readonly finding: Finding;
  /** Undefined if it already existed at the first commit, and that is not the beginning. */
  readonly place: number | undefined;
  /** The first analysed commit that has it without a gap. */
  readonly firstSeen: number;
  /** Members of the cycle or tangle at its birth, or at the first commit. */
  readonly members: readonly string[];
  /** Its imports existed before the commit. */
  readonly isIndirect: boolean;
}

export type BirthProgress = (done: number, total: number) => void;

/** In the order of the newest snapshot: cycles, then each tangle and its back dependencies. */
export async function findBirths(
  timeline: Timeline,
  onProgress: BirthProgress = () => undefined,
): Promise<readonly FoundBirth[]> {
  const newest = timeline.points.at(-1)!;
  const findings = listFindings(await timeline.snapshotAt(newest));
  const search = new BirthSearch(timeline);
  const births = new Map<Finding, FoundBirth>();
  const sightings = new Map(
    findings.map((finding): [Finding, Sighting] => [finding, { place: newest, finding }]),
  );
  // Consecutive commits are similar. So the points are visited once, newest first; where findings are missing, their births
  // are searched before going on.
  const earlier = search.placesBefore(newest);
  for (const [done, place] of earlier.entries()) {
    if (sightings.size === 0) break;
    onProgress(done + 1, earlier.length + 1);
    const absent = new Map<Finding, Sighting>();
    for (const [finding, sighting] of sightings) {
      const found = await search.recognize(sighting, place);
      (found === undefined ? absent : sightings).set(finding, found ?? sighting);
    }
    for (const [finding, sighting] of absent) {
      births.set(finding, await search.find(finding, { sighting, absent: place }));
      sightings.delete(finding);
    }
  }
  for (const [finding, sighting] of sightings)
    births.set(finding, await search.find(finding, { sighting, absent: beforeAll }));
  return findings.map((finding) => births.get(finding)!);
}

/** Earlier than every commit. */
const beforeAll = -1;

function listFindings({ cycles, tangles }: Snapshot): readonly Finding[] {
  return [
    ...cycles.map((_, at): Finding => ({ type: 'cycle', at })),
    ...tangles.flatMap(({ members, back }, tangle): Finding[] => [
      { type: 'tangle', at: tangle, lasting: members },
      ...back.map((_, at): Finding => ({ type: 'back-dependency', tangle, at })),
    ]),
  ];
}

/** A finding at a certain commit. */
interface Sighting {
  readonly place: number;
  readonly finding: Finding;
}

/** The first point known to have a finding without a gap, and the point before it that lacks the finding. */
interface LastStep {
  readonly sighting: Sighting;
  readonly absent: number;
}

class BirthSearch {
  readonly #timeline: Timeline;
  /** Keyed by the two commits. */
  readonly #matches = new Map<string, FindingMatch>();

  constructor(timeline: Timeline) {
    this.#timeline = timeline;
  }

  /** The points before a commit, newest first; and the first commit, unless it is the beginning. */
  placesBefore(last: number): readonly number[] {
    const { points, isWhole } = this.#timeline;
    const before = points.filter((place) => place < last);
    return [...(before[0] === 0 || isWhole || last === 0 ? [] : [0]), ...before].toReversed();
  }

  async find(finding: Finding, step: LastStep): Promise<FoundBirth> {
    const first = await this.#findFirst(step);
    const isBeginning = first.place > 0 || this.#timeline.isWhole;
    return {
      finding,
      place: isBeginning ? first.place : undefined,
      firstSeen: first.place,
      members: membersOf(await this.#timeline.snapshotAt(first.place), first.finding),
      isIndirect: isBeginning && (await this.#isIndirect(first)),
    };
  }

  /** False for a tangle, which a dependency along its order can close. */
  async #isIndirect({ place, finding }: Sighting): Promise<boolean> {
    if (place === 0 || finding.type === 'tangle') return false;
    const changes = this.#timeline.changesOf(place);
    const snapshot = await this.#timeline.snapshotAt(place);
    const parent = await this.#timeline.snapshotAt(place - 1);
    if (finding.type === 'back-dependency') {
      const { from, to, edges } = snapshot.tangles[finding.tangle]!.back[finding.at]!;
      // More imports in this direction only make it less likely to be a back dependency. So if one is older, something else
      // made it one.
      if (hadDependency({ from, to }, { earlier: parent, later: snapshot }, changes.renamed)) return true;
      if (!edges.every(([, target]) => parent.files.has(target))) return false;
    }
    // Imports in files that the commit did not touch may now resolve to something else.
    const touched = new Set(changes.touched);
    return touched.size > 0 && !filesOf(snapshot, finding).some((file) => touched.has(file));
  }

  /** The first analysed commit that has it without a gap. */
  async #findFirst(step: LastStep): Promise<Sighting> {
    for (;;) {
      const seen = await this.#bisect(step);
      const parent = seen.place - 1;
      // The search looked for its later form, but its form at birth counts.
      const earlier = parent < 0 ? undefined : await this.recognize(seen, parent);
      if (earlier === undefined) return seen;
      step = await this.#followPoints(earlier);
    }
  }

  /** Goes back to the last point without it. */
  async #followPoints(start: Sighting): Promise<LastStep> {
    let sighting = start;
    for (const place of this.placesBefore(start.place)) {
      const earlier = await this.recognize(sighting, place);
      if (earlier === undefined) return { sighting, absent: place };
      sighting = earlier;
    }
    return { sighting, absent: beforeAll };
  }

  async #bisect({ sighting: start, absent }: LastStep): Promise<Sighting> {
    // Undecidable: the first analysed commit already has it.
    if (absent === beforeAll && !this.#timeline.isWhole) return start;
    let low = absent;
    let high = start;
    const suspects = await this.#suspects(start, absent);
    while (high.place - low > 1) {
      const place = this.#choose(low, high.place, suspects);
      const earlier = await this.recognize(high, place);
      if (earlier === undefined) low = place;
      else high = earlier;
    }
    return high;
  }

  /** The next commit to try between two others. */
  #choose(low: number, high: number, suspects: ReadonlySet<number>): number {
    const inside = range(low + 1, high);
    const known = inside.filter((place) => this.#timeline.isKnown(place));
    if (known.length > 0) return middleOf(known);
    const suspected = range(low + 1, high + 1).filter((place) => suspects.has(place));
    if (suspected.length === 0) return middleOf(inside);
    // To confirm a suspect, the commit before it must be analysed too: try that one first.
    const suspect = middleOf(suspected);
    return suspect - 1 > low ? suspect - 1 : suspect;
  }

  /** The commits after `absent` that touch the files involved, under their names at the time. */
  async #suspects({ place: last, finding }: Sighting, absent: number): Promise<ReadonlySet<number>> {
    const names = new Set(filesOf(await this.#timeline.snapshotAt(last), finding));
    const suspects = new Set<number>();
    for (let place = last; place > absent; place--) {
      const { touched, renamed } = this.#timeline.changesOf(place);
      if (touched.some((id) => names.has(id))) suspects.add(place);
      for (const { from, to } of renamed) if (names.delete(to)) names.add(from);
    }
    return suspects;
  }

  /** The same finding at an earlier commit. */
  async recognize({ place: later, finding }: Sighting, place: number): Promise<Sighting | undefined> {
    const key = `${place} ${later}`;
    let match = this.#matches.get(key);
    if (match === undefined) {
      const [before, after] = [
        await this.#timeline.snapshotAt(place),
        await this.#timeline.snapshotAt(later),
      ];
      match = matchSnapshots(before, after, this.#renamesBetween(place, later));
      this.#matches.set(key, match);
    }
    const found = match(finding);
    return found && { place, finding: found };
  }

  #renamesBetween(earlier: number, later: number): readonly RenamedFile[] {
    /** Current name → name at the earlier commit. */
    const first = new Map<string, string>();
    for (let place = earlier + 1; place <= later; place++) {
      for (const { from, to } of this.#timeline.changesOf(place).renamed) {
        const origin = first.get(from) ?? from;
        first.delete(from);
        first.set(to, origin);
      }
    }
    return [...first].flatMap(([to, from]) => (from === to ? [] : [{ from, to }]));
  }
}

function range(start: number, end: number): readonly number[] {
  return Array.from({ length: end - start }, (_, i) => start + i);
}

function middleOf(places: readonly number[]): number {
  return places[places.length >> 1]!;
}

function membersOf({ cycles, tangles }: Snapshot, finding: Finding): readonly string[] {
  if (finding.type === 'cycle') return cycles[finding.at]!.members;
  return tangles[finding.type === 'tangle' ? finding.at : finding.tangle]!.members;
}

function filesOf({ cycles, tangles }: Snapshot, finding: Finding): readonly string[] {
  if (finding.type === 'cycle') return cycles[finding.at]!.members;
  // The dependencies of a file are written in that file.
  return edgesOf({ tangles }, finding).map(([source]) => source);
}

function edgesOf(
  { tangles }: Pick<Snapshot, 'tangles'>,
  finding: Exclude<Finding, { readonly type: 'cycle' }>,
): SnapshotBackDependency['edges'] {
  return finding.type === 'tangle'
    ? tangles[finding.at]!.back.flatMap(({ edges }) => edges)
    : tangles[finding.tangle]!.back[finding.at]!.edges;
}
