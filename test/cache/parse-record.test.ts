import { expect, it } from 'vitest';
import { parseDeclaration, parseDetail } from '../../src/cache/parse-record.ts';

it('takes a detail that has the fields of its kind', () => {
  const place = { kind: 'place', namespace: 'Shop', types: '', derived: 'Cart' };
  expect(parseDetail(JSON.stringify(place))).toEqual(place);
});

it.each([
  ['no JSON', '{'],
  ['no object', '"computed"'],
  ['null', 'null'],
  ['no kind', '{}'],
  ['a kind that nobody knows', '{"kind":"guessed"}'],
  ['a kind that every object has', '{"kind":"constructor"}'],
  ['a field too few', '{"kind":"alias"}'],
  ['a field too many', '{"kind":"computed","alias":"cart"}'],
  ['a field of another type', '{"kind":"alias","alias":1}'],
  ['a word that is none of the few', '{"kind":"load","verb":"fetch"}'],
  ['a list with something else in it', '{"kind":"nesting","nesting":["Shop",1]}'],
  ['a piece of another kind', '{"kind":"path-expression","pieces":[{"kind":"call","text":"f"}]}'],
  ['a piece with more in it', '{"kind":"path-expression","pieces":[{"kind":"name","text":"f","at":1}]}'],
])('takes no detail that is %s', (_, json) => {
  expect(parseDetail(json)).toBeUndefined();
});

it('takes a declaration with the fields of its kind, and no other', () => {
  const declared = { kind: 'class', nesting: ['Shop', 'Cart'], isOnlyOpened: false };
  expect(parseDeclaration(JSON.stringify(declared))).toEqual(declared);
  expect(parseDeclaration('{"kind":"class","nesting":["Shop"]}')).toBeUndefined();
  expect(parseDeclaration('{"kind":"computed"}')).toBeUndefined();
});
