// The protocol library ignores lines that are not messages. JSON-RPC requires a response, so that a client does not wait for
// one: this reads the same bytes and responds only to those lines.
import { deserializeMessage, INVALID_REQUEST, PARSE_ERROR } from '@modelcontextprotocol/server';

/** The library rejects longer lines. */
const maxLineBytes = 10 * 1024 ** 2;

export class MalformedMessages {
  readonly #decoder = new TextDecoder();
  #rest = '';

  /** The responses to malformed lines that end in these bytes, each with a line break. */
  read(bytes: Uint8Array): readonly string[] {
    const lines = (this.#rest + this.#decoder.decode(bytes, { stream: true })).split('\n');
    const rest = lines.pop() ?? '';
    this.#rest = rest.length > maxLineBytes ? '' : rest;
    return lines.filter((line) => line.trim() !== '').flatMap(answerMalformed);
  }
}

function answerMalformed(line: string): readonly string[] {
  try {
    deserializeMessage(line);
    return [];
  } catch (error) {
    if (error instanceof SyntaxError) return [answer(null, PARSE_ERROR, 'Parse error: not JSON')];
    const message = toRecord(JSON.parse(line));
    // Otherwise two programs could respond to each other's error responses forever.
    if ('result' in message || 'error' in message) return [];
    const { id } = message;
    const known = typeof id === 'string' || typeof id === 'number' ? id : null;
    return [answer(known, INVALID_REQUEST, 'Invalid request: not a message of JSON-RPC 2.0')];
  }
}

function toRecord(json: unknown): Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null ? { ...json } : {};
}

function answer(id: string | number | null, code: number, message: string): string {
  return `${JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } })}\n`;
}
