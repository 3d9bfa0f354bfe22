// The births as the history lists them.
import type { Birth, Commit } from '../model/history.ts';
import type { Snapshot } from '../model/snapshot.ts';
import type { FoundBirth } from './find-births.ts';

/** The newest first; those that were there at the beginning last, of equals in the order of the findings. */
export function describeBirths(
  births: readonly FoundBirth[],
  newest: Snapshot,
  commitAt: (place: number) => Commit,
): readonly Birth[] {
  return births
    .toSorted((a, b) => (b.place ?? -1) - (a.place ?? -1))
    .map((birth) => describe(birth, newest, birth.place === undefined ? undefined : commitAt(birth.place)));
}

function describe(birth: FoundBirth, newest: Snapshot, commit: Commit | undefined): Birth {
  const { finding, point, size, isIndirect } = birth;
  const origin = { ...(commit !== undefined && { commit }), point, ...(isIndirect && { indirect: true }) };
  switch (finding.type) {
    case 'cycle': {
      const { kind, members } = newest.cycles[finding.at]!;
      return { type: 'cycle', kind, members, sizeAtBirth: size, ...origin };
    }
    case 'tangle': {
      const { folder, members } = newest.tangles[finding.at]!;
      return { type: 'tangle', folder, members, ...origin };
    }
    case 'back-dependency': {
      const { folder, back } = newest.tangles[finding.tangle]!;
      const { from, to } = back[finding.at]!;
      return { type: 'back-dependency', folder, from, to, ...origin };
    }
  }
}
