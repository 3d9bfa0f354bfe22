// Mermaid itself, which wants a page: jsdom gives it one, without the measures of a real browser.
import { JSDOM } from 'jsdom';
import type { Understood } from './consumer.ts';

const { window } = new JSDOM('<!doctype html><body></body>');
Object.assign(window.SVGElement.prototype, {
  getBBox: () => ({ x: 0, y: 0, width: 80, height: 20 }),
  getComputedTextLength: () => 80,
});
Object.assign(globalThis, { window, document: window.document, CSSStyleSheet: window.CSSStyleSheet });
const { default: mermaid } = await import('mermaid');

interface FlowDatabase {
  getVertices(): Map<string, { id: string; text?: string }>;
  getEdges(): readonly { start: string; end: string; style?: readonly string[] }[];
  getSubGraphs(): readonly { id: string; title: string; nodes: readonly string[] }[];
}

export async function readMermaid(text: string): Promise<Understood> {
  const database = await parse(text);
  const nameOf = new Map(
    [...database.getVertices()].map(([id, { text: label }]) => [id, decode(label ?? '')]),
  );
  return {
    nodes: [...nameOf.values()],
    edges: database.getEdges().map(({ start, end }) => [nameOf.get(start) ?? '', nameOf.get(end) ?? '']),
  };
}

/** The boxes by their titles, and the arrows that are drawn in a style of their own. */
export async function readMermaidLooks(text: string) {
  const database = await parse(text);
  return {
    boxes: new Map(database.getSubGraphs().map(({ title, nodes }) => [decode(title), nodes.length])),
    styled: database.getEdges().flatMap(({ style }, index) => (style === undefined ? [] : [index])),
  };
}

/** The texts in the picture, as a browser would show them. */
export async function drawMermaid(text: string): Promise<string[]> {
  mermaid.initialize({ startOnLoad: false });
  const { svg } = await mermaid.render('picture', text);
  const labels = new JSDOM(svg).window.document.querySelectorAll('.node foreignObject');
  return [...labels].map((label) => label.textContent ?? '');
}

async function parse(text: string): Promise<FlowDatabase> {
  mermaid.initialize({ startOnLoad: false });
  // Only drawing holds the length against Mermaid's limit, parsing does not.
  if (text.length > 50_000) throw new Error('Maximum text size in diagram exceeded');
  const diagram: { db: unknown } = await mermaid.mermaidAPI.getDiagramFromText(text);
  if (!isFlow(diagram.db)) throw new Error('Not a flowchart');
  return diagram.db;
}

function isFlow(database: unknown): database is FlowDatabase {
  return typeof database === 'object' && database !== null && 'getVertices' in database;
}

/** Between parsing and drawing, Mermaid holds `#35;` in marks of its own. */
function decode(text: string): string {
  return text.replace(/ﬂ°°(\d+)¶ß/g, (_, code: string) => String.fromCodePoint(Number(code)));
}
