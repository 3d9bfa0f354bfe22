// Advice on the findings, complete or streamed. Unknown files in it are marked.
import type * as z from 'zod';
import { failed } from '../advise/open-upstream.ts';
import { markUnknownFiles } from '../advise/mark-unknown-files.ts';
import type { Piece, Usage } from '../advise/read-completion.ts';
import { ProblemError, renderProblem } from '../problem.ts';
import { post } from '../route.ts';
import { adviceAnswer, adviseBody } from '../schemas.ts';
import type { ServedReport } from '../../session/served-report.ts';

export const advise = post(
  '/api/advise',
  'Advice on the report’s findings from an OpenAI-compatible server',
  {
    body: adviseBody,
    maxBodyBytes: 1024 * 1024,
    answers: {
      200: {
        description:
          'The advice. With Accept: text/event-stream as events `advice` and `done` (or `problem`).',
        content: { 'application/json': adviceAnswer, 'text/event-stream': 'text' },
      },
      429: { description: 'Four requests are already running.' },
      502: { description: 'The model’s server failed, sent a redirect, or sent an invalid response.' },
      504: { description: 'The model’s server was too slow.' },
    },
    async handle({ server, request, body }) {
      const { served } = server.session;
      const stream = acceptsEvents(request.headers.get('accept'));
      const { base_url: baseUrl, model, api_key: apiKey, focus } = body;
      const pieces = server.advisor.ask(served, { baseUrl, model, apiKey, focus, stream }, request.signal);
      const headers = { 'cache-control': 'no-store' };
      if (!stream) return Response.json(await collect(pieces, served, model), { headers });
      // Until the first piece arrives, a failure is an ordinary problem response.
      const first = await pieces.next();
      return new Response(streamAdvice(first, pieces, served, model), {
        headers: { ...headers, 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' },
      });
    },
  },
);

type Advice = z.infer<typeof adviceAnswer>;

function acceptsEvents(accept: string | null): boolean {
  return (accept ?? '').split(',').some((range) => range.split(';', 1)[0]?.trim() === 'text/event-stream');
}

async function collect(
  pieces: AsyncIterable<Piece>,
  served: ServedReport,
  asked: string | undefined,
): Promise<Advice> {
  const draft = new Draft();
  for await (const piece of pieces) draft.add(piece);
  return draft.finish(served, asked);
}

function streamAdvice(
  first: IteratorResult<Piece, void>,
  pieces: AsyncGenerator<Piece, void, undefined>,
  served: ServedReport,
  asked: string | undefined,
): ReadableStream<Uint8Array> {
  const draft = new Draft();
  let next: IteratorResult<Piece, void> | undefined = first;
  return new ReadableStream<Uint8Array>({
    async pull(stream) {
      try {
        const piece = next ?? (await pieces.next());
        next = undefined;
        if (piece.done === true) {
          stream.enqueue(event('done', draft.finish(served, asked)));
          stream.close();
        } else {
          draft.add(piece.value);
          stream.enqueue(event('advice', { text: piece.value.text }));
        }
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        stream.enqueue(encoder.encode(`event: problem\ndata: ${renderProblem(error.problem)}\n\n`));
        stream.close();
      }
    },
    cancel: async () => void (await pieces.return()),
  });
}

const encoder = new TextEncoder();

function event(name: string, data: object): Uint8Array {
  return encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
}

/** The advice received so far. */
class Draft {
  #text = '';
  #model: string | undefined;
  #usage: Usage | undefined;

  add({ text, model, usage }: Piece): void {
    this.#text += text;
    this.#model = model ?? this.#model;
    this.#usage = usage ?? this.#usage;
  }

  finish(served: ServedReport, asked: string | undefined): Advice {
    if (this.#text.trim() === '') throw failed('sent an empty response');
    const { advice, unknownFiles } = markUnknownFiles(this.#text, served);
    return {
      status: 'ok',
      model: this.#model ?? asked ?? 'unknown',
      advice,
      unknown_files: [...unknownFiles],
      usage: this.#usage ?? null,
    };
  }
}
