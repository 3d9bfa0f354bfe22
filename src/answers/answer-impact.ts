import type { AffectedFile, Impact } from '../query/paths/find-impact.ts';
import { noteHeaders } from '../query/graph/note-headers.ts';
import { noteUnread } from '../query/product/unread-files.ts';
import { countOf, writeNumber, listFirst } from '../std/words.ts';
import type { Answer } from './answer.ts';
import { nameFiles, nameFolder, noteOn, rulesSection } from './words.ts';

/** What a change can affect. `asked` is the user's input for the files. */
export function answerImpact(
  { changed, headers, dependents, byDistance, folders, rules, mayLoad, mayExpect, unread = [] }: Impact,
  asked?: string,
): Answer {
  const tests = dependents.filter(({ role }) => role === 'test');
  const others = dependents.filter(({ role }) => role !== 'test');
  const direct = others.filter(({ distance }) => distance === 1);
  const indirect = others.filter(({ distance }) => distance > 1);
  const onlyTypes = dependents.filter(({ typeOnly }) => typeOnly).length;
  return {
    heading: [
      summarize(nameFiles(changed, asked), changed.length > 1, { dependents, tests }),
      ...noteHeaders(headers, dependents.length > 0),
      ...(byDistance.length > 1
        ? [`By distance: ${byDistance.map((count, i) => `${i + 1}: ${writeNumber(count)}`).join(', ')}.`]
        : []),
      ...(onlyTypes > 0
        ? [
            `${onlyTypes === dependents.length ? 'All' : writeNumber(onlyTypes)} of them only for types or documentation, marked as type-only.`,
          ]
        : []),
      ...(mayLoad > 0
        ? [
            `${countOf(mayLoad, 'more file loads', 'more files load')} code by computed imports or names and may use ${changed.length > 1 ? 'them' : 'it'}; lintel affected counts ${mayLoad === 1 ? 'it' : 'them'}.`,
          ]
        : []),
      ...(mayExpect.length > 0
        ? [
            `Common code may use ${changed.length > 1 ? 'them' : 'it'} through what ${listFirst(mayExpect, 2)} may expect; lintel affected counts that.`,
          ]
        : []),
      ...noteUnread(unread),
    ],
    sections: [
      rulesSection('Rules at stake', rules),
      { title: `Direct dependents (${writeNumber(direct.length)})`, lines: direct.map(writeDirect) },
      { title: `Tests (${writeNumber(tests.length)}), with their distance`, lines: tests.map(writeDistant) },
      {
        title: `Indirect dependents (${writeNumber(indirect.length)}), with their distance`,
        lines: indirect.map(writeDistant),
      },
      {
        title: `Folders (${writeNumber(folders.length)}), with the number of dependents`,
        lines:
          folders.length > 1
            ? folders.map(({ folder, files }) => `${nameFolder(folder)} ${writeNumber(files)}`)
            : [],
      },
    ],
  };
}

interface Found {
  readonly dependents: readonly AffectedFile[];
  readonly tests: readonly AffectedFile[];
}

function summarize(name: string, isSeveral: boolean, { dependents, tests }: Found): string {
  if (dependents.length === 0) return `${name}: nothing depends on ${isSeveral ? 'them' : 'it'}.`;
  const direct = dependents.filter(({ distance }) => distance === 1).length;
  const other = isSeveral ? 'other ' : '';
  const depend = dependents.length === 1 ? `${other}file depends` : `${other}files depend`;
  const among = tests.length === 0 ? 'no tests among them' : `${countOf(tests.length, 'test')} among them`;
  return `${name}: ${writeNumber(dependents.length)} ${depend} on ${isSeveral ? 'them' : 'it'}, ${writeNumber(direct)} directly, ${among}.`;
}

function writeDirect({ file, place, typeOnly }: AffectedFile): string {
  if (place === undefined) return file;
  const note = noteOn(place);
  // Its own import is type-only, but it depends on the file at run time through others.
  if (place.kind === 'type' && !typeOnly) return `${file}:${place.line} (types; at run time through others)`;
  return `${file}:${place.line}${note}${typeOnly && note === '' ? ' (type-only)' : ''}`;
}

function writeDistant({ file, distance, typeOnly }: AffectedFile): string {
  return `${file} ${distance}${typeOnly ? ' (type-only)' : ''}`;
}
