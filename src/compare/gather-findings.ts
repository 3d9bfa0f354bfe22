// One dependency can violate a rule, close a cycle and point back between folders. It is reported once, with all its
// consequences.
import type { Finding } from './finding.ts';

/** Groups findings caused by the same lines of code under the first of them. */
export function gatherFindings(findings: readonly Finding[]): readonly Finding[] {
  const leaders = new Map<string, Finding>();
  const followers = new Map<Finding, Finding[]>();
  const isFollower = new Set<Finding>();
  for (const finding of findings) {
    const causes = causesOf(finding);
    if (causes.length === 0) continue;
    const key = JSON.stringify(causes);
    const leader = leaders.get(key);
    if (leader === undefined) leaders.set(key, finding);
    else {
      const { also = [], ...alone } = withoutPlaces(finding, causes);
      followers.set(leader, [...(followers.get(leader) ?? []), alone, ...also]);
      isFollower.add(finding);
    }
  }
  return findings
    .filter((finding) => !isFollower.has(finding))
    .map((finding) => {
      const also = [...(finding.also ?? []), ...(followers.get(finding) ?? [])];
      return also.length === 0 ? finding : { ...finding, also };
    });
}

/** The title above the other findings caused by the same lines. */
export function titleOfConsequences(finding: Finding): string {
  return `with the same ${causesOf(finding).length === 1 ? 'dependency' : 'dependencies'}:`;
}

/** The dependencies that cause a finding, without unchanged ones such as the rest of a cycle. */
export function causesOf({ kind, isOld, places }: Finding): readonly string[] {
  if (isOld === true || kind === 'unresolved' || kind === 'package') return [];
  const causes = kind === 'violation' ? places : places.filter(({ mark }) => mark !== undefined);
  return [...new Set(causes.map(keyOf))].sort();
}

function keyOf({ from, to }: Finding['places'][number]): string {
  return JSON.stringify([from, to[0]]);
}

/** For a harmless cycle, the path around it adds nothing. */
function withoutPlaces(finding: Finding, causes: readonly string[]): Finding {
  const told = new Set(causes);
  const places = finding.isSerious ? finding.places.filter((place) => !told.has(keyOf(place))) : [];
  return { ...finding, places };
}
