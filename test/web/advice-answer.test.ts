import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../web/advice/read-answer.ts';

describe('an answer as it arrives', () => {
  it('yields the pieces and the end, wherever the bytes are split', async () => {
    const bytes = new TextEncoder().encode(
      'event: advice\ndata: {"text":"Move prüfung"}\n\nevent: advice\ndata: {"text":"\\n"}\n\n' +
        'event: done\ndata: {"status":"ok","model":"tiny","unknown_files":["ghost.ts"]}\n\n',
    );
    for (const size of [1, 7, bytes.length]) {
      expect(await collect(bytes, size)).toEqual([
        { kind: 'piece', text: 'Move prüfung' },
        { kind: 'piece', text: '\n' },
        { kind: 'done', model: 'tiny', unknownFiles: ['ghost.ts'] },
      ]);
    }
  });

  it('yields a problem', async () => {
    const bytes = new TextEncoder().encode(
      'event: problem\ndata: {"code":"upstream-too-slow","detail":"Too slow."}\n\n',
    );
    expect(await collect(bytes, 10)).toEqual([
      { kind: 'problem', code: 'upstream-too-slow', detail: 'Too slow.' },
    ]);
  });
});

async function collect(bytes: Uint8Array, size: number): Promise<unknown[]> {
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (let at = 0; at < bytes.length; at += size) stream.enqueue(bytes.slice(at, at + size));
      stream.close();
    },
  });
  const events: unknown[] = [];
  for await (const event of readAnswer(body)) events.push(event);
  return events;
}
