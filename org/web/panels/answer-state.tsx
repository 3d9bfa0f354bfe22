import type { ComponentChildren } from 'preact';
import { visibleName } from '../../../web/state/visible-name.ts';
import type { Answer } from '../state/use-answer.ts';

interface AnswerStateProps<Value> {
  readonly answer: Answer<Value>;
  render(value: Value): ComponentChildren;
}

/** What an answer holds, or why it is not there. */
export function AnswerState<Value>({ answer, render }: AnswerStateProps<Value>) {
  if (answer.state === 'loading') return <p class="hint">…</p>;
  if (answer.state === 'failed')
    return (
      <p class="hint" role="alert">
        {visibleName(answer.reason)}
      </p>
    );
  return <>{render(answer.value)}</>;
}
