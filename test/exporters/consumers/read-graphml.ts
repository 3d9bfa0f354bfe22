// A strict XML parser: one illegal character and there is no document.
import { JSDOM } from 'jsdom';
import type { Understood } from './consumer.ts';

export function readGraphml(text: string): Understood {
  const { document } = new JSDOM(text, { contentType: 'application/xml' }).window;
  const nameOf = new Map(
    [...document.querySelectorAll('node')].map((node) => [
      node.getAttribute('id'),
      node.querySelector('data[key="node-id"]')?.textContent ?? '',
    ]),
  );
  return {
    nodes: [...nameOf.values()],
    edges: [...document.querySelectorAll('edge')].map((edge) => [
      nameOf.get(edge.getAttribute('source')) ?? '',
      nameOf.get(edge.getAttribute('target')) ?? '',
    ]),
  };
}
