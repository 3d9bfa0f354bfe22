import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { BodyReceiver, frameBodies } from '../../src/session/body-frames.ts';

const bytes = fc.uint8Array({ maxLength: 300 });

it('puts bodies together again, however the pipe cuts them', () => {
  fc.assert(
    fc.property(
      fc.record({ identity: bytes, gzip: bytes, br: bytes, files: bytes }),
      fc.integer({ min: 1, max: 97 }),
      (bodies, cut) => {
        const sent = Buffer.concat([...frameBodies(bodies)]);
        const receiver = new BodyReceiver();
        for (let i = 0; i < sent.length; i += cut) receiver.receive(sent.subarray(i, i + cut));
        const received = Object.entries(receiver.bodies() ?? {}).map(([name, body]) => [
          name,
          Buffer.from(body),
        ]);
        expect(received).toEqual(Object.entries(bodies).map(([name, body]) => [name, Buffer.from(body)]));
      },
    ),
  );
});

it('holds back what did not arrive whole', () => {
  const body = Buffer.from('report');
  const sent = Buffer.concat([...frameBodies({ identity: body, gzip: body, br: body, files: body })]);
  const receiver = new BodyReceiver();
  receiver.receive(sent.subarray(0, -1));
  expect(receiver.bodies()).toBeUndefined();
});
