import { languageName } from '../model/language-name.ts';
import { describeOpposite } from '../query/fixes/describe-opposite.ts';
import type { DescribedFiles, Use } from '../query/files/describe-files.ts';
import type { FileFinding } from '../query/files/file-findings.ts';
import { cycleKindInWords } from '../query/cycles/count-cycles.ts';
import { countOf, writeNumber, writeSize, listFirst } from '../std/words.ts';
import type { Answer, AnswerSection } from './answer.ts';
import {
  nameFiles,
  nameFolder,
  noteOn,
  rulesSection,
  writePath,
  writePlace,
  writeRiskFacts,
} from './words.ts';

/** What a file uses, what uses it, and its findings. `asked` is the user's input for the files. */
export function answerFile(described: DescribedFiles, asked?: string): Answer {
  const { files, uses, usedBy, headers, packages, findings, rules } = described;
  const isOne = files.length === 1;
  return {
    heading: [
      `${nameFiles(
        files.map(({ id }) => id),
        asked,
      )}: ${factsOf(described).join(', ')}.`,
      `${writeUsed(described)}; ${countOf(usedBy.length, 'file')} use${usedBy.length === 1 ? 's' : ''} ${isOne ? 'it' : 'them'}; ${findings.length === 0 ? 'no findings' : countOf(findings.length, 'finding')}.`,
      ...(isOne
        ? headers.map(({ id, usedBy: users }) =>
            id.endsWith('.go')
              ? `${countOf(users, 'other file')} use${users === 1 ? 's' : ''} ${id}, which declares types of its methods.`
              : `${countOf(users, 'other file')} include${users === 1 ? 's' : ''} ${id}, which declares what it defines.`,
          )
        : []),
    ],
    sections: [
      { title: 'Findings', lines: findings.map((finding) => writeFinding(finding, described)) },
      rulesSection('Rules', rules),
      isOne
        ? { title: 'Uses', lines: uses.map(writeUse) }
        : { title: 'Uses, besides each other', lines: uses.map(writeSharedUse) },
      usedBySection(usedBy, isOne),
      { title: 'Packages', lines: packages.length === 0 ? [] : [writePackages(packages, isOne)] },
      { title: 'Files', lines: isOne ? [] : files.map(({ id }) => id) },
    ],
  };
}

function writeUsed({ files, uses, packages, unread }: DescribedFiles): string {
  if (unread.length === files.length)
    return files.length === 1
      ? 'Not read: what it uses is not known'
      : 'Not read: what they use is not known';
  return `Uses ${countOf(uses.length, 'file')} and ${countOf(packages.length, 'package')}`;
}

function factsOf({ files, inside }: DescribedFiles): readonly string[] {
  const [first, ...more] = files;
  const size = writeSize(files.reduce((sum, file) => sum + file.size, 0));
  const changes = files.reduce((sum, file) => sum + file.changes, 0);
  const changed = changes === 0 ? [] : [`${countOf(changes, 'change')} in 12 months`];
  if (first !== undefined && more.length === 0)
    return [languageName(first.language), `${first.role} file`, size, ...changed];
  const languages = [...new Set(files.map(({ language }) => languageName(language)))];
  return [
    languages.join(', '),
    [...new Set(files.map(({ role }) => role))].join(', '),
    size,
    ...changed,
    `${countOf(inside, 'dependency', 'dependencies')} among them`,
  ];
}

/** `line 3: src/price.ts` */
function writeUse({ id, places }: Use): string {
  const lines = new Set(places.map((place) => `${place.line}${noteOn(place)}`));
  return `${id}, line ${listFirst([...lines], 5)}`;
}

function writeSharedUse({ id, places }: Use): string {
  const sources = [...new Map(places.map((place) => [place.source, place])).values()];
  const shown = sources.map((place) => `${place.source}:${place.line}${noteOn(place)}`);
  return `${id}, from ${listFirst(shown, 2)}`;
}

function usedBySection(usedBy: readonly Use[], isOne: boolean): AnswerSection {
  const lines = usedBy.map(({ id, places }) => {
    if (!isOne) {
      const targets = [...new Set(places.map(({ target }) => target))];
      return `${id} → ${listFirst(targets, 2)}`;
    }
    const place = placeAtRunTime(places);
    return `${id}:${place.line}${noteOn(place)}`;
  });
  return { title: 'Used by', lines };
}

function placeAtRunTime(places: Use['places']): Use['places'][number] {
  return places.find(({ kind, role }) => kind !== 'type' && role === undefined) ?? places[0]!;
}

function writePackages(packages: readonly Use[], isOne: boolean): string {
  const names = packages.map(({ id, places }) => {
    const name = id.slice('pkg:'.length);
    const lines = [...new Set(places.map(({ line }) => line))];
    return isOne ? `${name} (${lines.slice(0, 3).join(', ')})` : name;
  });
  return names.join(', ');
}

function writeFinding(finding: FileFinding, { files, unread }: DescribedFiles): string {
  const of = (file: string): string => (files.length === 1 ? '' : `${file}, `);
  switch (finding.kind) {
    case 'rule': {
      const known = finding.status === 'baseline' ? ', in the baseline' : '';
      const line = finding.line === undefined ? '' : `:${finding.line}`;
      return `rule "${finding.rule}"${known}: ${finding.message} (${finding.source}${line})`;
    }
    case 'cycle':
      return `cycle of ${countOf(finding.size, 'file')} ${cycleKindInWords[finding.cycle]}: ${writePath(finding.path)}`;
    case 'back-dependency': {
      const { folder, place, from, to, isViolation, opposite } = finding;
      return isViolation
        ? `against the order of ${nameFolder(folder)}: ${writePlace(place)} (${from} is below ${to})`
        : `points back in the tangle of ${nameFolder(folder)}: ${writePlace(place)} (${describeOpposite(opposite)})`;
    }
    case 'layer-violation':
      return `layer violation: ${writePlace(finding.place)} (${finding.sourceLayer} is below ${finding.targetLayer}, ${bases[finding.basis]})`;
    case 'god-module':
      return `god module: ${of(finding.file)}${writeNumber(finding.count)} dependencies (limit ${finding.threshold})`;
    case 'hub':
      return `hub: ${of(finding.file)}${writeNumber(finding.count)} dependencies and dependents (limit ${finding.threshold})`;
    case 'risk':
      return `risk: ${of(finding.file)}number ${finding.rank} of the riskiest files (${writeRiskFacts(finding, { isUnread: unread.includes(finding.file) })})`;
    case 'diagnostic':
      return `${finding.file}${finding.line === undefined ? '' : `:${finding.line}`}: ${finding.message}`;
  }
}

const bases = {
  configured: 'configured',
  inferred: "by the project's own order",
  conventional: 'by the meaning of the folder names',
} as const;
