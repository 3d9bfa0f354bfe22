// Asks a language model of the user's choice for advice on a report. At most four requests at once.
import type { ServedReport } from '../../session/served-report.ts';
import { ProblemError } from '../problem.ts';
import { completionsUrl } from './base-url.ts';
import { openUpstream, type UpstreamLimits } from './open-upstream.ts';
import { askAbout } from './question.ts';
import { type Piece, readCompletion } from './read-completion.ts';
import { refuseAddress } from './refused-address.ts';

export interface Question {
  readonly baseUrl: string;
  readonly model: string | undefined;
  readonly apiKey: string | undefined;
  readonly focus: string | undefined;
  /** Whether to stream the response. */
  readonly stream: boolean;
}

/** The server that is configured in the environment. Its key is sent only there. */
export interface ConfiguredUpstream {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string | undefined;
}

const defaultLimits: UpstreamLimits = {
  firstByteMs: 30_000,
  idleMs: 15_000,
  totalMs: 60_000,
  maxBytes: 4 * 1024 * 1024,
};

const maxConcurrent = 4;

export class Advisor {
  readonly #configured: ConfiguredUpstream | undefined;
  readonly #ownPort: () => number;
  readonly #limits: UpstreamLimits;
  #asking = 0;

  constructor(
    ownPort: () => number,
    configured?: ConfiguredUpstream,
    limits: UpstreamLimits = defaultLimits,
  ) {
    this.#ownPort = ownPort;
    this.#configured = configured;
    this.#limits = limits;
  }

  async *ask(
    served: ServedReport,
    question: Question,
    signal: AbortSignal,
  ): AsyncGenerator<Piece, void, undefined> {
    const url = completionsUrl(question.baseUrl);
    if (this.#asking >= maxConcurrent) throw tooMany();
    this.#asking++;
    try {
      const configured = this.#configured?.baseUrl === question.baseUrl ? this.#configured : undefined;
      const body = {
        model: question.model ?? configured?.model,
        messages: askAbout(served.summary, question.focus),
        ...(question.stream ? { stream: true, stream_options: { include_usage: true } } : {}),
      };
      const apiKey = question.apiKey ?? configured?.apiKey;
      const check = (address: string, port: number) => refuseAddress(address, port, this.#ownPort());
      yield* readCompletion(await openUpstream({ url, apiKey, body, signal, check }, this.#limits));
    } finally {
      this.#asking--;
    }
  }
}

function tooMany(): ProblemError {
  return new ProblemError({
    status: 429,
    code: 'too-many-questions',
    detail: `${maxConcurrent} requests are running. Try again later.`,
    headers: { 'retry-after': '5' },
  });
}
