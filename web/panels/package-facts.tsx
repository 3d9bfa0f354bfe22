// Where a package comes from, and the versions that the manifests of the project ask for.
import type { DetailedPackage, VersionRange } from '../../src/model/report.ts';
import { visibleName } from '../state/visible-name.ts';

const mostRanges = 5;

export function PackageFacts({ node }: { readonly node: DetailedPackage }) {
  const { ecosystems, versionRanges = [] } = node;
  const manifestsOf = new Map<string, string[]>();
  for (const { range, manifest } of versionRanges)
    manifestsOf.set(range, [...(manifestsOf.get(range) ?? []), manifest]);
  const shown = [...manifestsOf].slice(0, mostRanges);
  const more = manifestsOf.size - shown.length;
  return (
    <>
      {ecosystems.length > 0 && (
        <p class="facts">
          {ecosystems.map((ecosystem) => (
            <span key={ecosystem}>{visibleName(ecosystem)}</span>
          ))}
        </p>
      )}
      {shown.length > 0 && (
        <p class="facts versions" title={versionRanges.map(describe).join('\n')}>
          {shown.map(([range, manifests]) => (
            <span key={range}>
              {visibleName(range)}{' '}
              {manifests.length === 1
                ? `in ${visibleName(manifests[0]!)}`
                : `in ${manifests.length} manifests`}
            </span>
          ))}
          {more > 0 && <span>{more} more</span>}
        </p>
      )}
    </>
  );
}

function describe({ range, manifest, name }: VersionRange): string {
  return [name, range, `in ${manifest}`].filter(Boolean).join(' ');
}
