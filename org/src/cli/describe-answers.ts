// The answers in words.
import { caveats, countOf, printable, writeGrade } from '../lintel.ts';
import type { RepositoryCycle } from '../query/find-cycles.ts';
import type { Impact } from '../query/find-impact.ts';
import type { TrendPoint } from '../query/find-trend.ts';
import type { Uses } from '../query/find-uses.ts';
import type { Versions } from '../query/find-versions.ts';
import type { Worst } from '../query/find-worst.ts';

const repositories = (count: number): string => countOf(count, 'repository', 'repositories');

export function describeUses({ packages, providers, users }: Uses): readonly string[] {
  const provided = providers.length === 0 ? [] : [`provided by ${providers.join(', ')}`];
  const lines = users.flatMap(({ repository, purl, files, versionRanges, places }) => [
    '',
    [
      repository,
      countOf(files, 'file'),
      ...(versionRanges.length === 0 ? [] : [versionRanges.join(', ')]),
      ...(packages.length > 1 ? [purl] : []),
    ].join('  '),
    ...places.map(({ file, line }) => `  ${file}:${line}`),
    ...(files > places.length && places.length > 0 ? [`  and ${files - places.length} more`] : []),
  ]);
  const used = `${packages.join(', ')} is used by ${repositories(new Set(users.map((each) => each.repository)).size)}`;
  return [[used, ...provided].join(', '), ...lines].map(printable);
}

export function describeImpact({ repository, providesPackages, dependents }: Impact): readonly string[] {
  if (!providesPackages) {
    return [
      printable(
        `No manifest of ${repository} says which packages it provides, so nothing is known of who uses it.`,
      ),
    ];
  }
  const lines = dependents.map(({ repository: name, distance, packages }) => {
    const through = packages.map(({ purl, files }) => `${purl} in ${countOf(files, 'file')}`).join(', ');
    return `  ${distance}  ${name}${through === '' ? '' : `  ${through}`}`;
  });
  return [
    `A change of ${repository} can break ${repositories(dependents.length)}${lines.length === 0 ? '.' : ', by distance:'}`,
    ...lines,
  ].map(printable);
}

export function describeCycles(cycles: readonly RepositoryCycle[]): readonly string[] {
  if (cycles.length === 0) return ['No repositories depend on each other in a circle.'];
  return cycles
    .flatMap(({ repositories: members, uses }, i) => [
      ...(i === 0 ? [] : ['']),
      `${repositories(members.length)} in a circle: ${members.join(', ')}`,
      ...uses.map(
        ({ repository, uses: used, packages }) =>
          `  ${repository} → ${used}  ${packages.map(({ purl, files }) => `${purl} in ${countOf(files, 'file')}`).join(', ')}`,
      ),
    ])
    .map(printable);
}

export function describeVersions({ packages, ranges }: Versions): readonly string[] {
  return [
    packages.join(', '),
    ...ranges.map(
      ({ range, repositories: names }) =>
        `  ${range ?? 'no version in a manifest'}  ${repositories(names.length)}: ${names.join(', ')}`,
    ),
  ].map(printable);
}

export function describeTrend(points: readonly TrendPoint[]): readonly string[] {
  if (points.length === 0) return ['Nothing is analysed yet.'];
  const rows = points.map(({ month, repositories: count, files, health, loadCycles, tangles }) =>
    [month, count, files, health ?? '–', loadCycles, tangles].map(String),
  );
  return alignRight([['month', 'repositories', 'files', 'health', 'load cycles', 'tangles'], ...rows]);
}

export function describeWorst({ repositories: ranked, findings }: Worst): readonly string[] {
  if (ranked.length === 0) return ['Nothing is analysed yet.'];
  return [
    'Lowest health',
    ...ranked.flatMap(({ repository, health, grade, caveat, files }) => {
      const written = writeGrade({ score: health, grade, ...(caveat !== null && { caveat }) });
      return [
        `  ${written}  ${repository}  ${countOf(files, 'file')}`,
        ...(caveat === null ? [] : [`    ${caveats[caveat]}`]),
      ];
    }),
    '',
    findings.length === 0 ? 'No findings.' : 'Largest findings',
    ...findings.map(
      ({ repository, kind, size, subject }) =>
        `  ${kind}${size > 1 ? ` of ${size}` : ''}  ${repository}  ${subject}`,
    ),
  ].map(printable);
}

function alignRight(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  return rows.map((row) => row.map((cell, i) => cell.padStart(widths[i]!)).join('  '));
}
