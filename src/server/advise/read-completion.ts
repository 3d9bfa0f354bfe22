// Reads an OpenAI-compatible response, complete or streamed, as pieces of text. Apart from the text only the name of the
// model and the number of tokens are used.
import { StringDecoder } from 'node:string_decoder';
import * as z from 'zod';
import { type UpstreamAnswer, failed } from './open-upstream.ts';

export interface Piece {
  readonly text: string;
  readonly model?: string;
  readonly usage?: Usage;
}

export interface Usage {
  readonly prompt_tokens?: number | undefined;
  readonly completion_tokens?: number | undefined;
  readonly total_tokens?: number | undefined;
}

const count = z.int().min(0).optional().catch(undefined);
const usage = z.object({ prompt_tokens: count, completion_tokens: count, total_tokens: count });
const message = z.object({ content: z.string().nullish() });
const completion = z.object({
  model: z.string().max(200).optional().catch(undefined),
  choices: z.array(z.object({ message: message.optional(), delta: message.optional() })),
  usage: usage.nullish().catch(undefined),
});

export async function* readCompletion(answer: UpstreamAnswer): AsyncGenerator<Piece, void, undefined> {
  if (answer.mediaType === 'application/json') yield parsePiece(await readText(answer.chunks));
  else for await (const data of readEvents(answer.chunks)) yield parsePiece(data);
}

async function readText(chunks: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts).toString('utf8');
}

/** The `data` of server-sent events, up to the `[DONE]` that ends a completion. */
async function* readEvents(chunks: AsyncIterable<Buffer>): AsyncGenerator<string, void, undefined> {
  const decoder = new StringDecoder('utf8');
  let data: string[] = [];
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.write(chunk)).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('data:')) data.push(line.slice('data:'.length).trimStart());
      if (line !== '' || data.length === 0) continue;
      const event = data.join('\n');
      data = [];
      if (event === '[DONE]') return;
      yield event;
    }
  }
  if (data.length > 0 && data.join('\n') !== '[DONE]') yield data.join('\n');
}

function parsePiece(json: string): Piece {
  const result = completion.safeParse(parseJson(json));
  if (!result.success) throw failed('sent something that is not a completion');
  const { choices, model, usage: counted } = result.data;
  const text = choices[0]?.message?.content ?? choices[0]?.delta?.content ?? '';
  return { text, ...(model === undefined ? {} : { model }), ...(counted ? { usage: counted } : {}) };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw failed('sent invalid JSON', error);
  }
}
