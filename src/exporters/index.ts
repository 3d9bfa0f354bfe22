// The formats that Lintel writes. To add one, add a file here and a line to this list.
import { csv } from './csv.ts';
import { cytoscape } from './cytoscape.ts';
import { dot } from './dot.ts';
import type { Exporter } from './exporter.ts';
import { graphml } from './graphml.ts';
import { json } from './json.ts';
import { mermaid } from './mermaid/mermaid.ts';

export const exporters: readonly Exporter[] = [json, mermaid, cytoscape, dot, graphml, csv];
