// The report as JSON in pieces, so that no string holds all of it. One element of a list per line: a change in the
// project is a change of few lines, and line-based tools can read it.
import type { Report } from '../model/report.ts';

const chunkLength = 64 * 1024;

export function* renderReport(report: Report): Generator<string, void, undefined> {
  let chunk = '';
  for (const piece of renderValue(report, '')) {
    chunk += piece;
    if (chunk.length >= chunkLength) {
      yield chunk;
      chunk = '';
    }
  }
  yield `${chunk}\n`;
}

/** Lists, and what holds lists, are spread over lines; the rest stays on one. Never deeper than the report's type. */
function* renderValue(value: unknown, indent: string): Generator<string, void, undefined> {
  if (Array.isArray(value)) yield* renderList(value, indent);
  else if (holdsList(value)) yield* renderMembers(value, indent);
  else yield JSON.stringify(value);
}

/** Yields whole chunks: a step through nested generators per element would cost as much as the JSON itself. */
function* renderList(list: readonly unknown[], indent: string): Generator<string, void, undefined> {
  let text = '[';
  let separator = `\n${indent}  `;
  for (const element of list) {
    text += separator + JSON.stringify(element);
    separator = `,\n${indent}  `;
    if (text.length >= chunkLength) {
      yield text;
      text = '';
    }
  }
  yield text + (list.length === 0 ? ']' : `\n${indent}]`);
}

function* renderMembers(value: object, indent: string): Generator<string, void, undefined> {
  yield '{';
  let separator = `\n${indent}  `;
  for (const [name, member] of Object.entries(value)) {
    yield `${separator}${JSON.stringify(name)}: `;
    yield* renderValue(member, `${indent}  `);
    separator = `,\n${indent}  `;
  }
  yield `\n${indent}}`;
}

function holdsList(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.values(value).some(Array.isArray);
}
