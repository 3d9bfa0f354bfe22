// Converts births to the form of the history.
import type { Birth, Commit } from '../model/history.ts';
import type { Report } from '../model/report.ts';
import type { Snapshot } from '../model/snapshot.ts';
import type { FoundBirth } from './find-births.ts';

export interface BirthPlaces {
  readonly newest: Snapshot;
  /** Of the newest commit. */
  readonly report: Pick<Report, 'cycles' | 'cycleDetails'>;
  /** Indexes of the points of the history, in order. */
  readonly points: readonly number[];
  readonly describe: (place: number) => Commit;
}

/** Newest first; findings that existed from the start come last; ties in the order of the findings. */
export function describeBirths(births: readonly FoundBirth[], places: BirthPlaces): readonly Birth[] {
  return births
    .toSorted((a, b) => (b.place ?? -1) - (a.place ?? -1))
    .map((birth) => describeBirth(birth, places));
}

function describeBirth(birth: FoundBirth, { newest, report, points, describe }: BirthPlaces): Birth {
  const { finding, place, firstSeen, members: membersAtBirth, isIndirect } = birth;
  const origin = {
    ...(place !== undefined && { commit: describe(place) }),
    point: points.findIndex((each) => each >= firstSeen),
    ...(isIndirect && { indirect: true }),
  };
  switch (finding.type) {
    case 'cycle': {
      const { kind, members } = newest.cycles[finding.at]!;
      const at = report.cycles.findIndex((cycle) => cycle[0] === members[0]);
      const loading = kind === 'load' ? report.cycleDetails[at]?.size : undefined;
      return {
        type: 'cycle',
        kind,
        members,
        ...(loading !== undefined && loading < members.length && { loading }),
        sizeAtBirth: membersAtBirth.length,
        ...origin,
      };
    }
    case 'tangle': {
      const { folder, members } = newest.tangles[finding.at]!;
      return { type: 'tangle', folder, members, membersAtBirth, ...origin };
    }
    case 'back-dependency': {
      const { folder, back } = newest.tangles[finding.tangle]!;
      const { from, to } = back[finding.at]!;
      return { type: 'back-dependency', folder, from, to, ...origin };
    }
  }
}
