// One question at a time and its answer as it arrives. It outlives the panel, so opening another panel loses nothing.
import { signal } from '@preact/signals';
import { type AdviceRequest, ApiError, askAdvice } from '../api.ts';
import { hintFor } from './error-hints.ts';
import { type AnswerEvent, readAnswer } from './read-answer.ts';

export type Answer =
  | { readonly kind: 'none' }
  | { readonly kind: 'writing'; readonly text: string }
  | { readonly kind: 'stopped'; readonly text: string }
  | { readonly kind: 'failed'; readonly text: string; readonly reason: string; readonly hint: string }
  | {
      readonly kind: 'complete';
      readonly text: string;
      readonly model: string;
      /** File names in the answer that are not in the report. */
      readonly unknownFiles: ReadonlySet<string>;
    };

export const answer = signal<Answer>({ kind: 'none' });

/** Far more than was asked for; longer answers are cut off. */
const lengthLimit = 100_000;

let asking = new AbortController();

export async function ask(question: AdviceRequest): Promise<void> {
  asking.abort();
  asking = new AbortController();
  const { signal: stopping } = asking;
  answer.value = { kind: 'writing', text: '' };
  try {
    const { body } = await askAdvice(question, stopping);
    if (body === null) throw new ApiError(200, 'unknown', 'The answer was empty.');
    for await (const event of readAnswer(body)) {
      if (stopping.aborted) return;
      answer.value = grow(answer.value, event);
      if (answer.value.kind !== 'writing') return;
    }
    fail('unknown', 'The answer ended too early.');
  } catch (error) {
    if (stopping.aborted) return;
    fail(
      error instanceof ApiError ? error.code : 'unreachable',
      error instanceof ApiError ? error.message : 'Lintel’s server does not respond.',
    );
  }
}

export function stop(): void {
  asking.abort();
  answer.value = { kind: 'stopped', text: textOf(answer.value) };
}

export function textOf(current: Answer): string {
  return current.kind === 'none' ? '' : current.text;
}

function grow(current: Answer, event: AnswerEvent): Answer {
  const text = textOf(current);
  switch (event.kind) {
    case 'piece':
      return text.length > lengthLimit
        ? { kind: 'stopped', text }
        : { kind: 'writing', text: text + event.text };
    case 'done':
      return { kind: 'complete', text, model: event.model, unknownFiles: new Set(event.unknownFiles) };
    default:
      return { kind: 'failed', text, reason: event.detail, hint: hintFor(event.code) };
  }
}

function fail(code: string, reason: string): void {
  answer.value = { kind: 'failed', text: textOf(answer.value), reason, hint: hintFor(code) };
}
