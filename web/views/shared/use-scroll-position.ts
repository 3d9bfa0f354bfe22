import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { updateView, view } from '../../state/store.ts';
import type { Scroll } from '../../state/view-state.ts';

export interface ScrollBox {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** The visible part of an element's content, updated at most once per frame. The address keeps the scroll position. */
export function useScrollPosition(element: RefObject<HTMLElement | null>): ScrollBox {
  const [scrolled, setScrolled] = useState<ScrollBox>({ top: 0, left: 0, width: 0, height: 0 });
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return;
    let frame = 0;
    const read = (): void => {
      frame = 0;
      setScrolled({
        top: box.scrollTop,
        left: box.scrollLeft,
        width: box.clientWidth,
        height: box.clientHeight,
      });
    };
    const wait = (): void => {
      frame ||= requestAnimationFrame(read);
    };
    read();
    const observer = new ResizeObserver(wait);
    observer.observe(box);
    box.addEventListener('scroll', wait, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      box.removeEventListener('scroll', wait);
    };
  }, [element]);
  useScrollInAddress(element, scrolled);
  return scrolled;
}

const restMs = 200;
const start: Scroll = { top: 0, left: 0 };

function useScrollInAddress(element: RefObject<HTMLElement | null>, { top, left, width }: ScrollBox): void {
  const kept = view.value.scroll;
  const committed = useRef<Scroll | null>(null);
  // Before that, the content has no size.
  const isReady = width > 0;
  useEffect(() => {
    if (!isReady || kept === committed.current) return;
    committed.current = kept;
    element.current?.scrollTo(kept ?? start);
  }, [isReady, kept]);
  useEffect(() => {
    if (!isReady) return;
    const rest = setTimeout(() => {
      const now = { top: Math.round(top), left: Math.round(left) };
      if (isSame(now, committed.current ?? start)) return;
      committed.current = isSame(now, start) ? null : now;
      updateView({ scroll: committed.current });
    }, restMs);
    return () => clearTimeout(rest);
  }, [isReady, top, left]);
}

function isSame(a: Scroll, b: Scroll): boolean {
  return a.top === b.top && a.left === b.left;
}
