// Server-sent events for every open page. A slow reader may miss progress events, but no report: its stream is closed, and
// when it reconnects its Last-Event-ID shows what it has missed.
import type { ServedReport } from '../session/served-report.ts';
import type { Session } from '../session/session.ts';
import type { SessionEvent } from '../session/session-event.ts';
import { ProblemError } from './problem.ts';

const maxStreams = 256;
const maxBufferedBytes = 64 * 1024;
const heartbeatMs = 15_000;
const encoder = new TextEncoder();

type Stream = ReadableStreamDefaultController<Uint8Array>;

export class EventStreams {
  readonly #session: Session;
  readonly #streams = new Set<Stream>();
  readonly #heartbeat: NodeJS.Timeout;
  readonly #unsubscribe: () => void;

  constructor(session: Session) {
    this.#session = session;
    this.#unsubscribe = session.subscribe((event) => this.#tell(event));
    this.#heartbeat = setInterval(() => this.#send(encoder.encode(': alive\n\n')), heartbeatMs);
    this.#heartbeat.unref();
  }

  get size(): number {
    return this.#streams.size;
  }

  open(lastEventId: string | null): ReadableStream<Uint8Array> {
    if (this.#streams.size >= maxStreams) {
      throw new ProblemError({
        status: 503,
        code: 'too-many-streams',
        detail: 'Too many event streams are open.',
      });
    }
    const { served } = this.#session;
    let opened: Stream | undefined;
    return new ReadableStream<Uint8Array>(
      {
        start: (stream) => {
          opened = stream;
          this.#streams.add(stream);
          const missed = lastEventId !== null && lastEventId !== served.hash;
          stream.enqueue(encoder.encode(`retry: 1000\n${missed ? reportEvent(served) : ': welcome\n\n'}`));
        },
        cancel: () => {
          if (opened !== undefined) this.#streams.delete(opened);
        },
      },
      new ByteLengthQueuingStrategy({ highWaterMark: maxBufferedBytes }),
    );
  }

  close(): void {
    clearInterval(this.#heartbeat);
    this.#unsubscribe();
    for (const stream of this.#streams) this.#end(stream);
  }

  #tell(event: SessionEvent): void {
    if (event.kind === 'progress') this.#send(encoder.encode(render(event)));
    else this.#deliver(encoder.encode(render(event)));
  }

  #send(bytes: Uint8Array): void {
    for (const stream of this.#streams) if (hasRoom(stream)) stream.enqueue(bytes);
  }

  #deliver(bytes: Uint8Array): void {
    for (const stream of this.#streams) {
      if (hasRoom(stream)) stream.enqueue(bytes);
      else this.#end(stream);
    }
  }

  #end(stream: Stream): void {
    this.#streams.delete(stream);
    stream.close();
  }
}

function hasRoom(stream: Stream): boolean {
  return (stream.desiredSize ?? 0) > 0;
}

function render(event: SessionEvent): string {
  if (event.kind === 'report') return reportEvent(event.served);
  if (event.kind === 'progress') return sse('progress', { path: event.path, ...event.progress });
  return sse('failed', { path: event.path, code: 'analysis-failed', detail: event.message });
}

function reportEvent({ summary, hash, durationMs }: ServedReport): string {
  const { projectRoot: path, generatedAt, health, metrics } = summary;
  const { complexity: _, criticalFiles: __, ...counts } = metrics;
  const { score, grade } = health;
  return `id: ${hash}\n${sse('report', { path, generatedAt, durationMs, hash, health: { score, grade }, metrics: counts })}`;
}

/** JSON contains no line feed, so one `data` line is enough. */
function sse(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
