import type { DependencyPlace } from '../query/dependency-place.ts';
import { type FoundPaths, isForTypes } from '../query/paths/find-paths.ts';
import { countOf } from '../std/words.ts';
import type { Answer } from './answer.ts';
import { nameFiles, writePath, writePlace } from './words.ts';

/** How one file depends on another. `asked` is the user's input for the two. */
export function answerPath(found: FoundPaths, asked: readonly [from: string, to: string]): Answer {
  const [from, to] = [nameFiles(found.from, asked[0]), nameFiles(found.to, asked[1])];
  const [first, ...others] = found.paths;
  if (first === undefined) return answerNoPath(found, from, to);
  const more = found.count === 1 ? '' : `, by ${countOf(found.count, 'shortest path')}`;
  const length = first.length === 1 ? 'directly' : `in ${first.length} steps`;
  return {
    heading: [
      `${from} depends on ${to} ${length}${more}.`,
      ...(found.isThroughSources === true
        ? [
            'No chain of includes alone leads there: from headers, the path goes on in the sources that define what they declare.',
          ]
        : []),
      ...noteOnTypes(found),
      ...noteOnHeader(first, found.to, to),
      found.back === undefined
        ? 'No path leads back.'
        : `A path leads back in ${countOf(found.back.length, 'step')}: they depend on each other.`,
      ...noteLeftOut(found),
    ],
    sections: [
      { title: 'Path', lines: first.map(writePlace) },
      { title: 'Path at run time', lines: (found.atRunTime ?? []).map(writePlace) },
      { title: 'Other paths of this length', lines: others.map(writePath) },
      { title: 'Path back', lines: (found.back ?? []).map(writePlace) },
    ],
  };
}

function noteLeftOut({ leftOut = 0 }: FoundPaths): readonly string[] {
  if (leftOut === 0) return [];
  return [`Left out: ${countOf(leftOut, 'file')} outside the product, such as tests.`];
}

/** A type-only path says nothing about run time. */
function noteOnTypes({ paths, atRunTime }: FoundPaths): readonly string[] {
  if (!paths.every(isForTypes)) return [];
  return [
    atRunTime === undefined
      ? 'Only for types or documentation: there is no path at run time.'
      : `That is for types or documentation; at run time it does in ${countOf(atRunTime.length, 'step')}.`,
  ];
}

/** For paths that end in a header of the requested file. */
function noteOnHeader(
  path: readonly DependencyPlace[],
  asked: readonly string[],
  name: string,
): readonly string[] {
  const end = path.at(-1)!.target;
  if (asked.includes(end)) return [];
  const what = end.endsWith('.go') ? 'methods of its types are' : 'what is declared there is';
  return [`The path ends in ${end}: ${what} defined in ${name}.`];
}

function answerNoPath(found: FoundPaths, from: string, to: string): Answer {
  const { back } = found;
  if (back === undefined) {
    const none = `No path from ${from} to ${to}, and none in the other direction.`;
    return { heading: [none, ...noteLeftOut(found)], sections: [] };
  }
  return {
    heading: [
      `No path from ${from} to ${to}.`,
      `In the other direction ${to} depends on ${from} ${back.length === 1 ? 'directly' : `in ${back.length} steps`}.`,
      ...noteOnHeader(back, found.from, from),
      ...noteLeftOut(found),
    ],
    sections: [{ title: 'Path in the other direction', lines: back.map(writePlace) }],
  };
}
