// Where the findings of today come from: what each birth is called, and how to get to it.
import type { Birth, History } from '../../../src/model/history.ts';
import { shortName } from '../../state/file-name.ts';
import { memberName } from '../../state/focus-tangle.ts';
import { plural } from '../../state/format.ts';
import type { ReportIndex } from '../../state/report-index.ts';
import { navigate } from '../../state/store.ts';
import { visibleName } from '../../state/visible-name.ts';
import { nameOfPoint } from './shown-point.ts';

export interface BirthText {
  /** `Cycle`, `Tangle`, `Back dependency` */
  readonly kind: string;
  readonly name: string;
}

export function describeBirth(birth: Birth): BirthText {
  if (birth.type === 'back-dependency')
    return {
      kind: 'Back dependency',
      name: `${memberName(birth, birth.from)} → ${memberName(birth, birth.to)}`,
    };
  const { members } = birth;
  if (birth.type === 'tangle')
    return {
      kind: `Tangle of ${plural(members.length, 'member')}`,
      name: birth.folder === '.' ? 'project root' : birth.folder,
    };
  const [first = '', second = ''] = members.map(shortName);
  const more = members.length > 2 ? ` and ${plural(members.length - 2, 'other')}` : '';
  return {
    kind: `Cycle of ${plural(members.length, 'file')}`,
    name: second === '' ? first : `${first}, ${second}${more}`,
  };
}

/** Its class in time.css: the colour of its mark. */
export function toneOf(birth: Birth): string {
  return birth.type === 'cycle' && birth.kind !== 'load' ? 'lazy-cycle' : birth.type;
}

/** Moves to its first point, and opens it in the panel that lists it. */
export function focusBirth(birth: Birth, history: History, current: ReportIndex): void {
  navigate({
    at: nameOfPoint(history, birth.point),
    selected: null,
    second: null,
    ...(birth.type === 'cycle'
      ? { panel: 'cycles', cycle: findCycle(birth.members, current), tangle: null }
      : { panel: 'tangles', tangle: findTangle(birth, current), cycle: null }),
  });
}

/** Its number in the report; null if it is gone since. */
function findCycle(members: readonly string[], { report }: ReportIndex): number | null {
  const wanted = new Set(members);
  return foundOrNull(report.cycles.findIndex((files) => files.some((file) => wanted.has(file))));
}

function findTangle(
  birth: Exclude<Birth, { readonly type: 'cycle' }>,
  { report }: ReportIndex,
): number | null {
  const wanted = birth.type === 'tangle' ? birth.members : [birth.from, birth.to];
  return foundOrNull(
    report.tangles.findIndex(
      ({ folder, members }) => folder === birth.folder && members.some((member) => wanted.includes(member)),
    ),
  );
}

function foundOrNull(found: number): number | null {
  return found === -1 ? null : found;
}

/** What else is to say of a cycle: `only lazy imports · began with 2 files`. */
export function describeCycle(birth: Birth): string | null {
  if (birth.type !== 'cycle') return null;
  const { kind, sizeAtBirth, members } = birth;
  const growth = sizeAtBirth === members.length ? [] : [`began with ${plural(sizeAtBirth, 'file')}`];
  const parts = [...(kind === 'load' ? [] : [cycleWords[kind]]), ...growth];
  return parts.length === 0 ? null : parts.join(' · ');
}

const cycleWords = { lazy: 'only through lazy imports', compile: 'files compiled together' } as const;

/** A text of a commit, on one line and with nothing hidden in it. */
export function commitText(text: string): string {
  return visibleName(text.trim());
}
