// Lets files grow from one point to the next instead of jumping.
import { useEffect, useRef, useState } from 'preact/hooks';
import { prefersReducedMotion } from '../shared/reduced-motion.ts';

const growMs = 180;
/** More files than this take longer to draw than a frame. */
const mostFiles = 4000;

/** The sizes to draw now, on their way to those that are wanted. */
export function useGrowing(wanted: Float32Array): Float32Array {
  const [shown, setShown] = useState(wanted);
  const now = useRef(wanted);
  const isInstant =
    wanted.length > mostFiles || now.current.length !== wanted.length || prefersReducedMotion();
  useEffect(() => {
    const from = now.current;
    if (isInstant) now.current = wanted;
    if (isInstant || from === wanted) return;
    const start = performance.now();
    const step = (time: number): void => {
      const part = Math.min(1, Math.max(0, (time - start) / growMs));
      now.current = part === 1 ? wanted : between(from, wanted, part);
      setShown(now.current);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
  return isInstant ? wanted : shown;
}

function between(from: Float32Array, to: Float32Array, part: number): Float32Array {
  return to.map((value, i) => {
    const start = from[i] ?? value;
    return start + (value - start) * part;
  });
}
