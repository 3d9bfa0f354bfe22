// Reads the server's answer as it is written: server-sent events with pieces, then the end or a problem.

export type AnswerEvent =
  | { readonly kind: 'piece'; readonly text: string }
  | { readonly kind: 'done'; readonly model: string; readonly unknownFiles: readonly string[] }
  | { readonly kind: 'problem'; readonly code: string; readonly detail: string };

export async function* readAnswer(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<AnswerEvent, void, undefined> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  let rest = '';
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const events = (rest + next.value).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) yield* parseEvent(event);
    }
  } finally {
    // Stops the model if the caller stops reading.
    await reader.cancel();
  }
}

function* parseEvent(text: string): Generator<AnswerEvent, void, undefined> {
  const fields = new Map(
    text.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  const data = fields.get('data');
  if (data === undefined) return;
  const value = JSON.parse(data) as Readonly<Record<string, unknown>>;
  switch (fields.get('event')) {
    case 'advice':
      yield { kind: 'piece', text: String(value['text']) };
      break;
    case 'done':
      yield {
        kind: 'done',
        model: String(value['model']),
        unknownFiles: (value['unknown_files'] ?? []) as readonly string[],
      };
      break;
    case 'problem':
      yield { kind: 'problem', code: String(value['code']), detail: String(value['detail']) };
      break;
    default:
  }
}
