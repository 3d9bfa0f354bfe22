// The report as JSON in chunks, so that it is never one string. One list element per line: a small change in the project is a
// small diff, and line-based tools can read it.
import type { Report } from '../model/report.ts';
import { edgeWriters } from './write-edges.ts';

const chunkLength = 64 * 1024;

/** A list → the writer of its elements, if there is a faster one than JSON.stringify. */
type Writers = ReadonlyMap<unknown, (element: never) => string>;

export function* renderReport(report: Report): Generator<string, void, undefined> {
  const { writePair, writeEdge } = edgeWriters(report.nodes);
  const writers: Writers = new Map<unknown, (element: never) => string>([
    [report.edges, writePair],
    [report.detailed.edges, writeEdge],
  ]);
  let chunk = '';
  for (const piece of renderValue(report, '', writers)) {
    chunk += piece;
    if (chunk.length >= chunkLength) {
      yield chunk;
      chunk = '';
    }
  }
  yield `${chunk}\n`;
}

/**
 * Lists, and objects with lists, are split over several lines; everything else stays on one. Never deeper than the type of
 * the report.
 */
function* renderValue(value: unknown, indent: string, writers: Writers): Generator<string, void, undefined> {
  if (Array.isArray(value)) yield* renderList(value, indent, writers.get(value) ?? JSON.stringify);
  else if (holdsList(value)) yield* renderMembers(value, indent, writers);
  else yield JSON.stringify(value);
}

/** Yields whole chunks: resuming nested generators for each element would cost as much as the JSON itself. */
function* renderList(
  list: readonly unknown[],
  indent: string,
  write: (element: never) => string,
): Generator<string, void, undefined> {
  const first = `\n${indent}  `;
  const next = `,${first}`;
  let text = '[';
  for (let i = 0; i < list.length; i++) {
    text += (i === 0 ? first : next) + write(list[i] as never);
    if (text.length >= chunkLength) {
      yield text;
      text = '';
    }
  }
  yield text + (list.length === 0 ? ']' : `\n${indent}]`);
}

function* renderMembers(value: object, indent: string, writers: Writers): Generator<string, void, undefined> {
  yield '{';
  let separator = `\n${indent}  `;
  for (const [name, member] of Object.entries(value)) {
    yield `${separator}${JSON.stringify(name)}: `;
    yield* renderValue(member, `${indent}  `, writers);
    separator = `,\n${indent}  `;
  }
  yield `\n${indent}}`;
}

function holdsList(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.values(value).some(Array.isArray);
}
