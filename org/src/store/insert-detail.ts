// All that is stored of an analysis besides its figures and its report.
import type { Session } from '../database/database.ts';
import { booleans, type Column, insertRows, ints, texts } from './insert-rows.ts';
import type { ReportRows } from './report-rows.ts';

export interface Detail {
  readonly analysisId: number;
  /** In the order of the packages of `rows`. */
  readonly packageIds: readonly number[];
  readonly rows: ReportRows;
}

export async function insertDetail(
  session: Session,
  { analysisId, packageIds, rows }: Detail,
): Promise<void> {
  const analysis = (count: number): Column => ints(Array.from({ length: count }, () => analysisId));
  const idOf = (place: number | null): number | null => (place === null ? null : packageIds[place]!);
  const { files, dependencies, required, requiredNames, provided, providedNames, findings } = rows;
  await insertRows(session, 'files', {
    analysis_id: analysis(files.length),
    number: ints(files.map((_, i) => i)),
    path: texts(files.map(({ id }) => id)),
    language: texts(files.map(({ language }) => language)),
    role: texts(files.map(({ role }) => role)),
  });
  await insertRows(session, 'dependencies', {
    analysis_id: analysis(dependencies.length),
    source: ints(dependencies.map(({ source }) => source)),
    target: ints(dependencies.map(({ target }) => target)),
    package_id: ints(dependencies.map((each) => idOf(each.package))),
    name_number: ints(dependencies.map(({ name }) => name)),
    line: ints(dependencies.map(({ line }) => line)),
    kind: texts(dependencies.map(({ kind }) => kind)),
  });
  await insertRows(session, 'required', {
    analysis_id: analysis(required.length),
    package_id: ints(required.map((each) => idOf(each.package))),
    is_builtin: booleans(required.map(({ isBuiltin }) => isBuiltin)),
    files: ints(required.map((each) => each.files)),
  });
  const ranges = required.flatMap(({ package: place, versionRanges }) =>
    versionRanges.map((range) => ({ id: idOf(place), range })),
  );
  await insertRows(session, 'version_ranges', {
    analysis_id: analysis(ranges.length),
    package_id: ints(ranges.map(({ id }) => id)),
    range: texts(ranges.map(({ range }) => range)),
  });
  await insertRows(session, 'required_names', {
    analysis_id: analysis(requiredNames.length),
    number: ints(requiredNames.map((_, i) => i)),
    package_id: ints(requiredNames.map((each) => idOf(each.package))),
    name: texts(requiredNames.map(({ name }) => name)),
  });
  await insertRows(session, 'provided', {
    analysis_id: analysis(provided.length),
    package_id: ints(provided.map((each) => idOf(each.package))),
    version: texts(provided.map(({ version }) => version)),
    manifest: texts(provided.map(({ manifest }) => manifest)),
  });
  await insertRows(session, 'provided_names', {
    analysis_id: analysis(providedNames.length),
    ecosystem: texts(providedNames.map(({ ecosystem }) => ecosystem)),
    name: texts(providedNames.map(({ name }) => name)),
    package_id: ints(providedNames.map((each) => idOf(each.package))),
  });
  await insertRows(session, 'findings', {
    analysis_id: analysis(findings.length),
    number: ints(findings.map((_, i) => i)),
    kind: texts(findings.map(({ kind }) => kind)),
    size: ints(findings.map(({ size }) => size)),
    subject: texts(findings.map(({ subject }) => subject)),
    description: texts(findings.map(({ description }) => description)),
  });
}
