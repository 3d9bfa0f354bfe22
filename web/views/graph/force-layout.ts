// ForceAtlas2 in slices short enough that the page stays responsive. On the main thread, because the library's worker is
// created from a blob, which the page's content security policy forbids.
import { forceAtlas2 } from './force-atlas.ts';
import type { GroupGraph } from './build-graph.ts';

const sliceMs = 24;
/** A layout that has not converged by then will not. */
const timeLimitMs = 25_000;
const iterationLimit = 800;

export class ForceLayout {
  readonly #graph: GroupGraph;
  readonly #onEnd: () => void;
  #frame = 0;
  #iterations = 0;
  #spentMs = 0;

  /** `onEnd` is called when it ends by itself. */
  constructor(graph: GroupGraph, onEnd: () => void) {
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
    let batch = 2;
    const step = (): void => {
      const start = performance.now();
      forceAtlas2.assign(this.#graph, { iterations: batch, settings });
      const tookMs = performance.now() - start;
      this.#iterations += batch;
      this.#spentMs += tookMs;
      batch = Math.max(2, Math.min(20, Math.round((batch * sliceMs) / Math.max(1, tookMs))));
      if (this.#iterations >= iterationLimit || this.#spentMs >= timeLimitMs) this.#onEnd();
      else this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }
}
