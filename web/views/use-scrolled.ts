import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

export interface ScrolledBox {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** What of an element's content is on screen, at most once per frame. */
export function useScrolled(element: RefObject<HTMLElement | null>): ScrolledBox {
  const [scrolled, setScrolled] = useState<ScrolledBox>({ top: 0, left: 0, width: 0, height: 0 });
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
  return scrolled;
}
