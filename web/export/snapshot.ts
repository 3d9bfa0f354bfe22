// A view made of elements as SVG: a copy of the elements and the page's styles in a foreignObject. The content of a canvas
// becomes an image.
import { redrawForExport } from './picture.ts';

export function snapshotSvg(stage: HTMLElement): string {
  redrawForExport();
  const { width, height } = stage.getBoundingClientRect();
  const copy = copyOf(stage);
  const { color, font, backgroundColor } = getComputedStyle(document.body);
  Object.assign(copy.style, {
    position: 'relative',
    width: `${width}px`,
    height: `${height}px`,
    overflow: 'hidden',
    color,
    font,
    backgroundColor,
  });
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  svg.setAttribute('data-theme', currentTheme());
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = pageStyle();
  const holder = document.createElementNS('http://www.w3.org/2000/svg', 'foreignObject');
  holder.setAttribute('width', '100%');
  holder.setAttribute('height', '100%');
  holder.append(copy);
  svg.append(style, holder);
  return new XMLSerializer().serializeToString(svg);
}

function copyOf(stage: HTMLElement): HTMLElement {
  const copy = stage.cloneNode(true) as HTMLElement;
  const originals = [...stage.querySelectorAll<HTMLElement>('*')];
  [...copy.querySelectorAll<HTMLElement>('*')].forEach((element, i) => {
    const original = originals[i];
    if (original instanceof HTMLCanvasElement) keepPixels(original, element);
    else if (original !== undefined) keepScroll(original, element);
  });
  return copy;
}

/** A copied canvas is blank: its content becomes its background. */
function keepPixels(canvas: HTMLCanvasElement, copy: HTMLElement): void {
  copy.style.background = `url(${canvas.toDataURL()}) 0 0 / 100% 100%`;
}

/** A copy is not scrolled: its content is moved instead. */
function keepScroll(original: HTMLElement, copy: HTMLElement): void {
  const { scrollLeft, scrollTop } = original;
  if (scrollLeft === 0 && scrollTop === 0) return;
  copy.style.overflow = 'hidden';
  for (const child of copy.children)
    if (child instanceof HTMLElement && getComputedStyle(original).position !== 'sticky')
      child.style.translate = `${-scrollLeft}px ${-scrollTop}px`;
}

function pageStyle(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
    .join('\n');
}

function currentTheme(): string {
  const chosen = document.documentElement.dataset['theme'];
  return chosen ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
}
