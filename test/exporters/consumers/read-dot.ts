// Graphviz compiled to WebAssembly; the names are the texts that it draws.
import { instance } from '@viz-js/viz';
import type { Understood } from './consumer.ts';

interface Picture {
  /** Clusters are objects too, those without a shape. */
  readonly objects?: readonly {
    readonly _gvid: number;
    readonly shape?: string;
    readonly _ldraw_: readonly Stroke[];
  }[];
  readonly edges?: readonly { readonly tail: number; readonly head: number }[];
}

type Stroke = { readonly op: 'T'; readonly text: string } | { readonly op: 'F' | 'c' };

const graphviz = await instance();

export function readDot(text: string): Understood {
  const result = graphviz.render(text, { engine: 'osage', format: 'json' });
  const errors = result.errors.filter(({ level }) => level === 'error');
  if (result.status === 'failure' || errors.length > 0) throw new Error(JSON.stringify(errors));
  const { objects = [], edges = [] }: Picture = JSON.parse(result.output);
  const nodes = objects.filter(({ shape }) => shape !== undefined);
  const nameOf = new Map(nodes.map(({ _gvid, _ldraw_ }) => [_gvid, drawnText(_ldraw_)]));
  return {
    nodes: [...nameOf.values()],
    edges: edges.map(({ tail, head }) => [nameOf.get(tail) ?? '', nameOf.get(head) ?? '']),
  };
}

function drawnText(strokes: readonly Stroke[]): string {
  const text = strokes.flatMap((stroke) => (stroke.op === 'T' ? [stroke.text] : [])).join('\n');
  // Graphviz writes a drawn backslash into its JSON as two.
  return text.replaceAll('\\\\', '\\');
}
