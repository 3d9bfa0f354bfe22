import { useEffect, useMemo, useState } from 'preact/hooks';
import type { ReportGraph } from './build-graph.ts';
import { ForceLayout } from './force-layout.ts';
import { prefersReducedMotion } from '../shared/reduced-motion.ts';

/** Runs for a project that was not drawn before, unless the user asked for less motion. */
export function useForceLayout(graph: ReportGraph, isPossible: boolean, isNew: boolean) {
  const [isRunning, setRunning] = useState(false);
  const layout = useMemo(() => new ForceLayout(graph, () => setRunning(false)), [graph]);
  useEffect(() => {
    if (isPossible && isNew && !prefersReducedMotion()) setRunning(true);
  }, [graph]);
  useEffect(() => {
    if (isRunning) layout.start();
    return () => layout.stop();
  }, [layout, isRunning]);
  return { isRunning, toggle: () => setRunning(!isRunning) };
}
