// What the birth of a finding is called.
import { cycleKindInWords } from '../../../src/query/cycles/count-cycles.ts';
import type { Birth, CycleBirth, TangleBirth } from '../../../src/model/history.ts';
import { beganWith, explainBirth, otherMembersAtBirth } from '../../../src/query/cycles/explain-birth.ts';
import { countOf } from '../../../src/std/words.ts';
import { memberName } from '../../../src/query/fixes/member-name.ts';
import { visibleName } from '../../state/visible-name.ts';

export interface BirthText {
  /** `Cycle`, `Tangle`, `Back dependency` */
  readonly kind: string;
  readonly name: string;
}

/** `nameFile` tells files of one name apart. */
export function describeBirth(birth: Birth, nameFile: (id: string) => string): BirthText {
  if (birth.type === 'back-dependency')
    return {
      kind: 'Back dependency',
      name: `${memberName(birth, birth.from)} → ${memberName(birth, birth.to)}`,
    };
  const { members } = birth;
  if (birth.type === 'tangle')
    return {
      kind: `Tangle of ${countOf(members.length, 'member')}`,
      name: birth.folder === '.' ? 'project root' : birth.folder,
    };
  const [first = '', second = ''] = members.map(nameFile);
  const more = members.length > 2 ? ` and ${countOf(members.length - 2, 'other')}` : '';
  return {
    kind: `Cycle of ${countOf(members.length, 'file')}`,
    name: second === '' ? first : `${first}, ${second}${more}`,
  };
}

/** Its class in time.css: the colour of its mark. */
export function toneOf(birth: Birth): string {
  return birth.type === 'cycle' && birth.kind !== 'load' ? 'lazy-cycle' : birth.type;
}

/** What else is to say of it: `only lazy imports · began with 2 files`. */
export function describeMore(birth: Birth): string | null {
  const own =
    birth.type === 'cycle' ? describeCycle(birth) : birth.type === 'tangle' ? describeTangle(birth) : [];
  const parts = [...own, explainBirth(birth) ?? []].flat();
  return parts.length === 0 ? null : parts.join(' · ');
}

function describeCycle({ kind, loading, sizeAtBirth, members }: CycleBirth): readonly string[] {
  const growth = sizeAtBirth === members.length ? [] : [`began with ${countOf(sizeAtBirth, 'file')}`];
  const loads = loading === undefined ? [] : [`${loading} of them load each other`];
  return [...(kind === 'load' ? loads : [cycleKindInWords[kind]]), ...growth];
}

function describeTangle(birth: TangleBirth): readonly string[] {
  const first = otherMembersAtBirth(birth);
  if (first === undefined) return [];
  const named = first.slice(0, shownMembers).map((member) => visibleName(memberName(birth, member)));
  const rest = first.length > shownMembers ? ', …' : '';
  return [`${beganWith(birth)} ${named.join(', ')}${rest}`];
}

const shownMembers = 4;

/** A text of a commit, on one line and with nothing hidden in it. */
export function commitText(text: string): string {
  return visibleName(text.trim());
}
