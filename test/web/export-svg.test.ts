import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { fileName } from '../../web/export/save-file.ts';
import { SvgContext } from '../../web/export/svg-context.ts';

describe('a picture written as SVG', () => {
  it('has circles, lines and texts where a canvas would draw them', () => {
    const context = newContext();
    context.setTransform(2, 0, 0, 2, 10, 20);
    context.fillStyle = 'rgb(1, 2, 3)';
    context.beginPath();
    context.arc(5, 5, 4, 0, 2 * Math.PI);
    context.fill();
    context.beginPath();
    context.moveTo(0, 0);
    context.quadraticCurveTo(1, 1.23456, 2, 0);
    context.strokeStyle = 'red';
    context.setLineDash([0.3, 0.2]);
    context.globalAlpha = 0.5;
    context.stroke();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.font = '600 11px sans-serif';
    context.fillText('cart.ts', 7, 8);
    expect(context.toSvg('shop')).toBe(
      [
        '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200" viewBox="0 0 300 200">',
        '<title>shop</title>',
        '<path d="M9 5A4 4 0 1 1 1 5A4 4 0 1 1 9 5" fill="rgb(1, 2, 3)" transform="matrix(2 0 0 2 10 20)"/>',
        '<path d="M0 0Q1 1.235 2 0" fill="none" stroke="red" stroke-width="1" stroke-linecap="butt"' +
          ' stroke-linejoin="miter" stroke-dasharray="0.3 0.2" opacity="0.5" transform="matrix(2 0 0 2 10 20)"/>',
        '<text x="7" y="8" text-anchor="middle" dominant-baseline="central"' +
          ' style="font:600 11px sans-serif" unicode-bidi="isolate" fill="rgb(1, 2, 3)">cart.ts</text>',
        '</svg>\n',
      ].join('\n'),
    );
  });

  it('escapes every name', () => {
    const names = ['</text><script>alert(1)</script>', '"&amp;\u0007\ud800', '\u202ecart.ts'];
    const context = newContext();
    for (const name of names) context.fillText(name, 0, 0);
    const { document } = new JSDOM(context.toSvg('a < b'), { contentType: 'image/svg+xml' }).window;
    expect([...document.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
      '</text><script>alert(1)</script>',
      '"&amp;\ufffd\ufffd',
      '\u202ecart.ts',
    ]);
    expect(document.querySelector('script')).toBeNull();
  });
});

describe('the name of a saved file', () => {
  it('is that of the project, without characters that file systems reject', () => {
    expect(fileName('/home/ann/Büro shop', 'map.png')).toBe('Büro-shop-map.png');
    expect(fileName('C:\\work\\shop', 'graph.json')).toBe('shop-graph.json');
    expect(fileName('/', 'map.svg')).toBe('project-map.svg');
    expect(fileName('/srv/..', 'map.svg')).toBe('project-map.svg');
  });
});

function newContext(): SvgContext {
  return new SvgContext(300, 200, (text) => ({ width: text.length * 6 }));
}
