import { describe, expect, it } from 'vitest';
import { styleOf } from '../../src/cli/terminal.ts';

describe('the style of the output', () => {
  it.each([
    ['a terminal', { isTTY: true, columns: 100 }, {}, true, 100],
    ['a terminal that does not say how wide it is', { isTTY: true }, {}, true, 80],
    ['a sliver of a terminal', { isTTY: true, columns: 5 }, {}, true, 40],
    ['a pipe', {}, {}, false, Infinity],
    ['NO_COLOR', { isTTY: true, columns: 100 }, { NO_COLOR: '1' }, false, 100],
    ['an empty NO_COLOR', { isTTY: true, columns: 100 }, { NO_COLOR: '' }, true, 100],
    ['CI', { isTTY: true, columns: 100 }, { CI: 'true' }, false, 100],
    ['a terminal that knows no colours', { isTTY: true, columns: 100 }, { TERM: 'dumb' }, false, 100],
    ['a pipe with FORCE_COLOR', {}, { FORCE_COLOR: '1' }, true, Infinity],
    ['FORCE_COLOR=0', { isTTY: true, columns: 100 }, { FORCE_COLOR: '0' }, false, 100],
    ['NO_COLOR and FORCE_COLOR', {}, { FORCE_COLOR: '1', NO_COLOR: '1' }, false, Infinity],
  ])('fits %s', (_, stream, env, coloured, width) => {
    const style = styleOf(stream, env);
    expect({ coloured: style.colors.isColorSupported, width: style.width }).toEqual({ coloured, width });
  });
});
