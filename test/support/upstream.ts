// A small real model server on loopback. Each test says how it answers; what it was asked is kept.
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';

export interface Upstream {
  readonly url: string;
  readonly port: number;
  readonly asked: readonly Asked[];
  close(): Promise<void>;
}

export interface Asked {
  readonly path: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export type Answer = (outgoing: ServerResponse, asked: Asked) => void;

export async function startUpstream(answer: Answer): Promise<Upstream> {
  const asked: Asked[] = [];
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const question = {
        path: incoming.url,
        headers: incoming.headers,
        body: Buffer.concat(chunks).toString(),
      };
      asked.push(question);
      answer(outgoing, question);
    });
  });
  server.listen({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export function answerJson(value: unknown): Answer {
  return (outgoing) =>
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

export function completion(content: string) {
  return {
    model: 'tiny-1',
    choices: [{ message: { role: 'assistant', content } }],
    usage: { prompt_tokens: 9, completion_tokens: 4, total_tokens: 13 },
  };
}
