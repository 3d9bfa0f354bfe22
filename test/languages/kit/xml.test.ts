import { describe, expect, it } from 'vitest';
import { parseXml } from '../../../src/languages/kit/xml.ts';

describe('reading XML', () => {
  it('gives elements, attributes and text', () => {
    const result = parseXml(
      '<?xml version="1.0"?>\n<!-- a > b --><x:order id="7" note=\'a > b\'>\n <item/> two &lt; <![CDATA[<three>]]> </x:order>',
    );
    expect(result).toMatchObject({
      ok: true,
      value: {
        name: 'order',
        attributes: new Map([
          ['id', '7'],
          ['note', 'a > b'],
        ]),
        children: [{ name: 'item', children: [], text: '' }],
        text: 'two < <three>',
      },
    });
  });

  it.each([
    ['<order>\n<item>\n</order>', 3, '</order> closes <item>'],
    ['<order>\n<item>', 2, '<item> is not closed'],
    ['</order>', 1, '</order> closes nothing'],
    ['<order', 1, 'something begins here that does not end'],
    ['', 1, 'there is no element in it'],
  ])('says where %j is wrong', (text, line, reason) => {
    expect(parseXml(text)).toEqual({ ok: false, line, reason });
  });

  it('ends for any depth', () => {
    expect(parseXml('<a>'.repeat(200_000))).toEqual({ ok: false, line: 1, reason: '<a> is not closed' });
  });
});
