// Lets the graph drift into place: ForceAtlas2 in slices short enough that the page stays alive. On the main thread,
// since the library's worker is made from a blob, which the page's policy forbids.
import forceAtlas2 from 'graphology-layout-forceatlas2';
import type { ReportGraph } from './build-graph.ts';

const sliceMs = 24;
/** A graph that has not found its place by then will not. */
const longestMs = 25_000;
const mostIterations = 800;

export class Settling {
  readonly #graph: ReportGraph;
  readonly #onEnd: () => void;
  #frame = 0;
  #iterations = 0;
  #spentMs = 0;

  /** `onEnd` is called where it ends by itself. */
  constructor(graph: ReportGraph, onEnd: () => void) {
    this.#graph = graph;
    this.#onEnd = onEnd;
  }

  start(): void {
    this.stop();
    this.#iterations = 0;
    this.#spentMs = 0;
    const settings = {
      ...forceAtlas2.inferSettings(this.#graph),
      barnesHutOptimize: this.#graph.order > 600,
    };
    let atOnce = 2;
    const step = (): void => {
      const start = performance.now();
      forceAtlas2.assign(this.#graph, { iterations: atOnce, settings });
      const tookMs = performance.now() - start;
      this.#iterations += atOnce;
      this.#spentMs += tookMs;
      atOnce = Math.max(2, Math.min(20, Math.round((atOnce * sliceMs) / Math.max(1, tookMs))));
      if (this.#iterations >= mostIterations || this.#spentMs >= longestMs) this.#onEnd();
      else this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }
}
