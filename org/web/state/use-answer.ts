// An answer of the server, for a component: asked for again when the question changes.
import { useEffect, useState } from 'preact/hooks';

export type Answer<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Value }
  | { readonly state: 'failed'; readonly reason: string };

/** `key` says when the question is another one. */
export function useAnswer<Value>(key: string, ask: () => Promise<Value>): Answer<Value> {
  const [answer, setAnswer] = useState<Answer<Value> & { readonly key?: string }>({ state: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    const take = (next: Answer<Value>): void => {
      if (isCurrent) setAnswer({ ...next, key });
    };
    ask().then(
      (value) => take({ state: 'ready', value }),
      (error: unknown) =>
        take({ state: 'failed', reason: String(error instanceof Error ? error.message : error) }),
    );
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for `ask`
  }, [key]);
  // The answer to the previous question is not shown for this one.
  return answer.key === key ? answer : { state: 'loading' };
}
