import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Piece } from '../../src/session/list-pieces.ts';
import { PieceReceiver, PieceSender } from '../../src/session/piece-frames.ts';

const bytes = fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array));
const supply = fc.array(
  bytes.map((each): Piece => ({ bytes: each })),
  { minLength: 1, maxLength: 8 },
);
/** Which pieces of the supply each report has, how many of them are its own form and not the page's; none twice. */
const reports = fc.array(fc.tuple(fc.uniqueArray(fc.nat(7), { maxLength: 8 }), fc.nat(8), bytes), {
  maxLength: 4,
});

it('puts reports together again, of new pieces and old ones, however the pipe cuts them', () => {
  fc.assert(
    fc.property(supply, reports, fc.integer({ min: 1, max: 97 }), (pieces, all, cut) => {
      const sender = new PieceSender();
      const receiver = new PieceReceiver();
      for (const [numbers, count, files] of all) {
        const own = numbers.flatMap((number) => pieces[number] ?? []);
        const rendered = { whole: own.slice(0, count), page: own.slice(count) };
        const sent = Buffer.concat([...sender.frame(rendered, files)]);
        for (let i = 0; i < sent.length; i += cut) receiver.receive(sent.subarray(i, i + cut));
        const identity = Buffer.concat(rendered.whole.map((piece) => piece.bytes));
        const page = Buffer.concat(rendered.page.map((piece) => piece.bytes));
        expect(receiver.take()).toEqual({ identity, page, files });
      }
    }),
  );
});

it('sends no piece twice', () => {
  const sender = new PieceSender();
  const cart = { bytes: Buffer.from('cart') };
  const text = (whole: readonly Piece[], page: readonly Piece[]): string =>
    Buffer.concat([...sender.frame({ whole, page }, Buffer.from('files'))]).toString();
  expect(text([cart], [])).toBe('{"whole":1,"pieces":[4],"files":5}\ncartfiles');
  const tax = { bytes: Buffer.from('tax') };
  expect(text([tax], [cart])).toBe('{"whole":1,"pieces":[3,-1],"files":5}\ntaxfiles');
});

it('holds back what did not arrive whole', () => {
  const sent = Buffer.concat([
    ...new PieceSender().frame({ whole: [{ bytes: Buffer.from('report') }], page: [] }, Buffer.from('files')),
  ]);
  const receiver = new PieceReceiver();
  receiver.receive(sent.subarray(0, -1));
  expect(receiver.take()).toBeUndefined();
});
