import { languageName } from '../model/language-name.ts';
import type {
  CycleSummary,
  OverviewRisk,
  ProjectLayers,
  ProjectOverview,
  ProjectProblems,
} from '../query/describe-project.ts';
import type { DescribedFix } from '../query/fixes/describe-fix.ts';
import { cycleKindInWords } from '../query/cycles/count-cycles.ts';
import type { PartUse, ProjectPart } from '../query/product/project-parts.ts';
import { countOf, writeNumber, listFirst } from '../std/words.ts';
import type { Answer } from './answer.ts';
import { nameFolder, writePath, writeRiskFacts } from './words.ts';

/** An overview of a project for newcomers. */
export function answerOverview(overview: ProjectOverview): Answer {
  const { parts, layers, entryPoints, hubs, packages, problems, risks, modules } = overview;
  return {
    heading: headingOf(overview),
    sections: [
      { title: 'Parts, from the top (uses) to the bottom (is used)', lines: writeParts(parts) },
      { title: 'Layers', lines: layers === undefined ? [] : writeLayers(layers) },
      {
        title: 'Entry points, with the number of files that they reach',
        lines: [
          ...entryPoints.files.map(({ file, reaches }) => `${file} ${writeNumber(reaches)}`),
          ...writeUnused(overview),
        ],
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
            : [packages.map(({ name, dependents }) => `${name} ${writeNumber(dependents)}`).join(', ')],
      },
      {
        title: `Modules (${writeNumber(modules.length)}), folders with a manifest of their own`,
        lines: modules.length < 2 ? [] : [listFirst(modules, 20)],
      },
    ],
  };
}

function headingOf(overview: ProjectOverview): string[] {
  const { name, files, languages, roles, dependencies, problems, notRead } = overview;
  const inRoles = roles.map(({ role, files: count }) => `${writeNumber(count)} ${role}`);
  const inLanguages = languages.map(({ name: language, files: count }) =>
    languages.length === 1 ? languageName(language) : `${languageName(language)} ${writeNumber(count)}`,
  );
  return [
    `${name}: ${countOf(files, 'file')} (${inRoles.join(', ')}) in ${listFirst(inLanguages, 6)}; ${countOf(dependencies, 'dependency', 'dependencies')}; ${writeHealth(problems)}.`,
    ...(notRead === '' ? [] : [`Not read: ${notRead}.`]),
  ];
}

function writeHealth({ score, grade, caveat }: ProjectProblems): string {
  if (caveat === 'not-read')
    return 'health not judged, most product files are in languages that are not read';
  if (caveat === 'unresolved')
    return 'health not judged, most imports of product files are unresolved or lead out of the project';
  if (caveat === 'unconnected') return 'health not judged, too few dependencies between product files';
  return `health ${score} of 100 (${grade}${caveat === undefined ? '' : `, ${caveats[caveat]}`})`;
}

const caveats = {
  'too-small': 'but the project is too small to judge',
  'too-flat': 'but all product files are in one folder',
} as const;

function writeUnused({ entryPoints: { unused, files }, roles }: ProjectOverview): readonly string[] {
  const total = unused.reduce((sum, each) => sum + each.files, 0);
  if (total <= files.length) return [];
  const folders = unused.map(({ folder, files: count }) => `${nameFolder(folder)} ${writeNumber(count)}`);
  // If there are no product files, all files count.
  const own = roles.some(({ role }) => role === 'product') ? 'product ' : '';
  return [`No ${own}file uses these ${writeNumber(total)} ${own}files, by folder: ${listFirst(folders, 4)}`];
}

const maxParts = 18;
/** Maximum number of names for one layer. */
const maxNames = 12;
const maxUses = 5;

/** Leaves out the smallest parts if there are many. */
function writeParts(parts: readonly ProjectPart[]): readonly string[] {
  const largest = new Set(parts.toSorted((a, b) => b.files - a.files).slice(0, maxParts));
  const others = parts.filter((part) => !largest.has(part));
  const files = others.reduce((sum, part) => sum + part.files, 0);
  return [
    ...parts.filter((part) => largest.has(part)).map(writePart),
    ...(others.length === 0
      ? []
      : [`${countOf(others.length, 'smaller folder')} with ${countOf(files, 'file')}`]),
  ];
}

function writePart({ folder, files, isRest, uses, usesBack }: ProjectPart): string {
  const used = uses.length === 0 ? '' : `: uses ${writeUses(uses)}`;
  const back =
    usesBack.length === 0 ? '' : `${used === '' ? ':' : ';'} points back to ${writeUses(usesBack)}`;
  return `${folder === '.' ? '(root)' : folder} (${countOf(files, isRest ? 'other file' : 'file')})${used}${back}`;
}

function writeUses(uses: readonly PartUse[]): string {
  return listFirst(
    uses.map(
      ({ folder, dependencies }) => `${folder === '.' ? '(root)' : folder} ${writeNumber(dependencies)}`,
    ),
    maxUses,
  );
}

function writeLayers(project: ProjectLayers): readonly string[] {
  const { basis, rule, folder, layers, following = 0, against = 0, uncovered = 0 } = project;
  const order = layers.map((names) => listFirst(names, maxNames)).join(' > ');
  if (basis === 'configured') return [`${order} (configured)`];
  if (basis === 'rule') return [`${order} (rule "${rule}")`];
  const follow = `${countOf(following, 'dependency', 'dependencies')} between these folders ${following === 1 ? 'follows' : 'follow'} this order`;
  const others = uncovered === 0 ? '' : `; ${countOf(uncovered, 'other layer violation')}`;
  return [
    `${folder === '' ? '' : `in ${folder}: `}${order} (inferred: ${follow}, ${countOf(against, 'does', 'do')} not${others})`,
  ];
}

const maxTangles = 3;

function writeProblems(problems: ProjectProblems): readonly string[] {
  const { deductions, cycles, tangles, brokenRules, ruleCount, unresolved, gaps } = problems;
  const rules = brokenRules.map(({ rule, violations }) => `"${rule}" ${writeNumber(violations)}`);
  return [
    ...deductions.map(({ points, reason }) => `−${points.toFixed(1)} points of health: ${reason}`),
    ...cycles.map(writeCycles),
    ...tangles.slice(0, maxTangles).map(
      ({ folder, members, back }) =>
        `tangle in ${nameFolder(folder)}: ${listFirst(
          members.map((member) => nameIn(folder, member)),
          6,
        )} use each other, ${countOf(back, 'back dependency', 'back dependencies')}`,
    ),
    ...(tangles.length > maxTangles ? [countOf(tangles.length - maxTangles, 'more tangle')] : []),
    ...(rules.length > 0 ? [`broken rules, with new violations: ${listFirst(rules, 6)}`] : []),
    ...(rules.length === 0 && ruleCount > 0 ? [`none of ${countOf(ruleCount, 'rule')} is broken`] : []),
    ...(unresolved > 0 && !deductions.some(({ kind }) => kind === 'unresolved')
      ? [countOf(unresolved, 'unresolved import')]
      : []),
    ...gaps,
  ];
}

function writeCycles({ kind, count, outside, largest, files, path }: CycleSummary): string {
  const way =
    path === undefined || path.length === 0
      ? ''
      : `: ${writePath(path.slice(0, 6))}${path.length > 6 ? ' → …' : ''}`;
  const all = files === largest ? '' : ` (${writeNumber(files)} with all imports)`;
  const apart =
    outside === 0
      ? ''
      : `, ${outside === count ? '' : `${writeNumber(outside)} of them `}outside the product`;
  const size = `${count === 1 ? 'of' : 'the largest of'} ${countOf(largest, 'file')}`;
  return `${countOf(count, 'cycle')} ${cycleKindInWords[kind]}${apart}, ${size}${all}${way}`;
}

function nameIn(folder: string, member: string): string {
  return folder !== '.' && member.startsWith(`${folder}/`) ? member.slice(folder.length + 1) : member;
}

function writeFix({ action, effects }: DescribedFix): string {
  return `${action.join(' ')} (${effects.join('; ')})`;
}

function writeRisk(risk: OverviewRisk): string {
  return `${risk.file} (${writeRiskFacts(risk, risk)})`;
}
