import cytoscape from 'cytoscape';
import type { Understood } from './consumer.ts';

export function readCytoscape(text: string): Understood {
  const options: cytoscape.CytoscapeOptions = JSON.parse(text);
  const graph = cytoscape({ headless: true, ...options });
  return {
    nodes: graph
      .nodes()
      .filter((node) => node.isChild())
      .map((node) => node.id()),
    edges: graph.edges().map((edge) => [edge.source().id(), edge.target().id()]),
  };
}
