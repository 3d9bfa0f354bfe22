// One question at a time and its answer, as it grows. It outlives the panel: looking at the cycles meanwhile loses nothing.
import { signal } from '@preact/signals';
import { type AdviceRequest, Problem, askAdvice } from '../api.ts';
import { remedyFor } from './remedies.ts';
import { type AnswerEvent, readAnswer } from './read-answer.ts';

export type Answer =
  | { readonly kind: 'none' }
  | { readonly kind: 'writing'; readonly text: string }
  | { readonly kind: 'stopped'; readonly text: string }
  | { readonly kind: 'failed'; readonly text: string; readonly reason: string; readonly remedy: string }
  | {
      readonly kind: 'whole';
      readonly text: string;
      readonly model: string;
      /** Names of files that no report holds. */
      readonly invented: ReadonlySet<string>;
    };

export const answer = signal<Answer>({ kind: 'none' });

/** Far more than was asked for; beyond it an answer is no advice. */
const longest = 100_000;

let asking = new AbortController();

export async function ask(question: AdviceRequest): Promise<void> {
  asking.abort();
  asking = new AbortController();
  const { signal: stopping } = asking;
  answer.value = { kind: 'writing', text: '' };
  try {
    const { body } = await askAdvice(question, stopping);
    if (body === null) throw new Problem(200, 'unknown', 'The answer was empty.');
    for await (const event of readAnswer(body)) {
      if (stopping.aborted) return;
      answer.value = grow(answer.value, event);
      if (answer.value.kind !== 'writing') return;
    }
    fail('unknown', 'The answer broke off.');
  } catch (error) {
    if (stopping.aborted) return;
    fail(
      error instanceof Problem ? error.code : 'unreachable',
      error instanceof Problem ? error.message : 'Lintel’s own server does not answer.',
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
      return text.length > longest ? { kind: 'stopped', text } : { kind: 'writing', text: text + event.text };
    case 'done':
      return { kind: 'whole', text, model: event.model, invented: new Set(event.unknownFiles) };
    default:
      return { kind: 'failed', text, reason: event.detail, remedy: remedyFor(event.code) };
  }
}

function fail(code: string, reason: string): void {
  answer.value = { kind: 'failed', text: textOf(answer.value), reason, remedy: remedyFor(code) };
}
