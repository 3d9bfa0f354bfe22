// Shared parts of both Mermaid drawings.
import { printable } from '../../std/printable.ts';
import type { CycleMark } from '../cycle-marks.ts';

/** Mermaid's default limits: https://mermaid.js.org/config/schema-docs/config.html */
export const maxEdges = 500;
export const maxLength = 50_000;

export interface Drawing {
  readonly text: string;
  readonly edgeCount: number;
}

export interface Arrow {
  readonly line: string;
  readonly mark: CycleMark | undefined;
}

/** The class of a shape in a cycle. */
export function classOf(mark: CycleMark | undefined): string {
  return mark === undefined ? '' : `:::${mark}Cycle`;
}

const marks: readonly CycleMark[] = ['load', 'other'];
const styles: Readonly<Record<CycleMark, string>> = {
  load: 'stroke:#d1242f,stroke-width:3px',
  other: 'stroke:#bc6c00,stroke-width:2px',
};

/** Mermaid styles arrows by number, so the arrows are one list, with their styles. */
export function drawing(
  comments: readonly (string | undefined)[],
  shapes: readonly string[],
  arrows: readonly Arrow[],
): Drawing {
  const lines = [
    ...comments.filter((comment) => comment !== undefined).map((comment) => `%% ${escapeComment(comment)}`),
    'flowchart LR',
    ...shapes,
    ...arrows.map(({ line }) => line),
    ...marks.map((mark) => `classDef ${mark}Cycle ${styles[mark]}`),
    'classDef external stroke-dasharray:4 3',
    ...marks.flatMap((mark) => styleArrows(arrows, mark)),
  ];
  return { text: `${lines.join('\n')}\n`, edgeCount: arrows.length };
}

/** Mermaid interprets braces as a directive even in comments. */
function escapeComment(text: string): string {
  return printable(text).replaceAll(/[{}]/g, '_');
}

function styleArrows(arrows: readonly Arrow[], mark: CycleMark): string[] {
  const numbers = [...arrows.keys()].filter((number) => arrows[number]!.mark === mark);
  return numbers.length === 0 ? [] : [`linkStyle ${numbers.join(',')} ${styles[mark]}`];
}
