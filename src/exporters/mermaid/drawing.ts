// What both Mermaid drawings are made of.

/** Where Mermaid's own defaults stop: https://mermaid.js.org/config/schema-docs/config.html */
export const maxEdges = 500;
export const maxLength = 50_000;

export interface Drawing {
  readonly text: string;
  readonly edgeCount: number;
}

export interface Arrow {
  readonly line: string;
  readonly isCircular: boolean;
}

/** Mermaid knows the styles of arrows only by their numbers, so the arrows come in one list, with what they look like. */
export function drawing(
  comment: string | undefined,
  shapes: readonly string[],
  arrows: readonly Arrow[],
): Drawing {
  const lines = [
    ...(comment === undefined ? [] : [`%% ${comment}`]),
    'flowchart LR',
    ...shapes,
    ...arrows.map(({ line }) => line),
    'classDef cycle stroke:#d1242f,stroke-width:3px',
    'classDef external stroke-dasharray:4 3',
  ];
  const circular = arrows.flatMap(({ isCircular }, index) => (isCircular ? [index] : []));
  if (circular.length > 0) lines.push(`linkStyle ${circular.join(',')} stroke:#d1242f,stroke-width:3px`);
  return { text: `${lines.join('\n')}\n`, edgeCount: arrows.length };
}
