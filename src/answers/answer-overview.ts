import type { ProjectLayers, ProjectOverview, ProjectProblems } from '../query/describe-project.ts';
import type { DescribedFix } from '../query/describe-fix.ts';
import { cycleKindInWords } from '../query/count-cycles.ts';
import type { PartUse, ProjectPart } from '../query/project-parts.ts';
import type { RiskFile } from '../model/report.ts';
import { countOf, writeNumber, writeSize } from '../std/words.ts';
import type { Answer } from './answer.ts';
import { listFirst, nameFolder, writePath } from './words.ts';

/** What a project is, for someone who sees it for the first time. */
export function answerOverview(overview: ProjectOverview): Answer {
  const { parts, layers, entryPoints, hubs, packages, problems, risks, modules } = overview;
  return {
    heading: headingOf(overview),
    sections: [
      { title: 'Parts, from the top (uses) to the bottom (is used)', lines: parts.map(writePart) },
      { title: 'Layers', lines: layers === undefined ? [] : writeLayers(layers) },
      {
        title: 'Entry points, with the number of files that they reach',
        lines: entryPoints.files.map(({ file, reaches }) => `${file} ${writeNumber(reaches)}`),
      },
      {
        title: 'Most used files, with their dependents',
        lines: hubs.map(({ file, dependents }) => `${file} ${writeNumber(dependents)}`),
      },
      { title: 'Problems', lines: writeProblems(problems) },
      { title: 'Fix first', lines: problems.fixes.map(writeFix) },
      { title: 'Handle with care', lines: risks.map(writeRisk) },
      {
        title: 'Most used packages, with their dependents',
        lines:
          packages.length === 0
            ? []
            : [packages.map(({ name, dependents }) => `${name} ${dependents}`).join(', ')],
      },
      {
        title: `Modules (${modules.length}), folders with a manifest of their own`,
        lines: modules.length < 2 ? [] : [listFirst(modules, 20)],
      },
    ],
  };
}

function headingOf({
  name,
  files,
  languages,
  roles,
  dependencies,
  problems,
  entryPoints,
}: ProjectOverview): string[] {
  const inRoles = roles.map(({ role, files: count }) => `${writeNumber(count)} ${role}`);
  const inLanguages = languages.map(({ name: language, files: count }) =>
    languages.length === 1 ? language : `${language} ${writeNumber(count)}`,
  );
  const unused = entryPoints.unused.reduce((sum, { files: count }) => sum + count, 0);
  const folders = entryPoints.unused.map(({ folder, files: count }) => `${folder} ${writeNumber(count)}`);
  return [
    `${name}: ${countOf(files, 'file')} (${inRoles.join(', ')}) in ${listFirst(inLanguages, 6)}; ${countOf(dependencies, 'dependency', 'dependencies')}; health ${problems.score} ${problems.grade}.`,
    ...(unused > 0
      ? [`No other product file uses ${writeNumber(unused)} product files: ${listFirst(folders, 4)}.`]
      : []),
  ];
}

const mostUses = 6;

function writePart({ folder, files, uses, usesBack }: ProjectPart): string {
  const used = uses.length === 0 ? '' : `: uses ${writeUses(uses)}`;
  const back =
    usesBack.length === 0 ? '' : `${used === '' ? ':' : ';'} against the order ${writeUses(usesBack)}`;
  return `${folder === '.' ? '(root)' : folder} (${countOf(files, 'file')})${used}${back}`;
}

function writeUses(uses: readonly PartUse[]): string {
  return listFirst(
    uses.map(
      ({ folder, dependencies }) => `${folder === '.' ? '(root)' : folder} ${writeNumber(dependencies)}`,
    ),
    mostUses,
  );
}

function writeLayers({ basis, rule, folder, layers, following, against }: ProjectLayers): readonly string[] {
  const order = layers.map((names) => names.join(', ')).join(' > ');
  if (basis === 'configured') return [`${order} (configured)`];
  if (basis === 'rule') return [`${order} (rule "${rule}")`];
  return [
    `${folder === '' ? '' : `in ${folder}: `}${order} (inferred: ${following} dependencies follow this order, ${against} do not)`,
  ];
}

function writeProblems(problems: ProjectProblems): readonly string[] {
  const { deductions, cycles, tangles, brokenRules, ruleCount, unresolved } = problems;
  const rules = brokenRules.map(({ rule, violations }) => `"${rule}" ${violations}`);
  return [
    ...deductions.map(({ points, reason }) => `−${points.toFixed(1)} points of health: ${reason}`),
    ...cycles.map(({ kind, count, largest, path }) => {
      const way =
        path === undefined || path.length === 0
          ? ''
          : `: ${writePath(path.slice(0, 6))}${path.length > 6 ? ' → …' : ''}`;
      return `${countOf(count, 'cycle')} ${cycleKindInWords[kind]}, the largest of ${countOf(largest, 'file')}${way}`;
    }),
    ...tangles
      .slice(0, 5)
      .map(
        ({ folder, members, back }) =>
          `tangle in ${nameFolder(folder)}: ${members} folders or files use each other, ${countOf(back, 'back dependency', 'back dependencies')}`,
      ),
    ...(tangles.length > 5 ? [`${countOf(tangles.length - 5, 'more tangle')}`] : []),
    ...(rules.length > 0 ? [`broken rules, with new violations: ${listFirst(rules, 6)}`] : []),
    ...(rules.length === 0 && ruleCount > 0 ? [`none of ${countOf(ruleCount, 'rule')} is broken`] : []),
    ...(unresolved > 0 ? [`${countOf(unresolved, 'unresolved import')}`] : []),
  ];
}

function writeFix({ action, effects, gain }: DescribedFix): string {
  return `${action.join(' ')} (${[gain, ...effects].join('; ')})`;
}

function writeRisk({ file, size, outgoing, dependents, changes }: RiskFile): string {
  const facts = [
    writeSize(size),
    countOf(outgoing, 'import'),
    countOf(dependents, 'dependent'),
    ...(changes > 0 ? [countOf(changes, 'change')] : []),
  ];
  return `${file} (${facts.join(', ')})`;
}
