import { useEffect, useMemo, useState } from 'preact/hooks';
import { type ReportGraph } from './build-graph.ts';
import { Settling } from './force-layout.ts';
import { prefersReducedMotion } from '../shared/reduced-motion.ts';

/** Starts by itself where it is new, unless the person asked for less motion. */
export function useForceLayout(graph: ReportGraph, isPossible: boolean, isNew: boolean) {
  const [isRunning, setRunning] = useState(false);
  const settling = useMemo(() => new Settling(graph, () => setRunning(false)), [graph]);
  useEffect(() => {
    if (isPossible && isNew && !prefersReducedMotion()) setRunning(true);
  }, [graph]);
  useEffect(() => {
    if (isRunning) settling.start();
    return () => settling.stop();
  }, [settling, isRunning]);
  return { isRunning, toggle: () => setRunning(!isRunning) };
}
