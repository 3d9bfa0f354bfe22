// The server's events as a page receives them.

export interface ServerEvent {
  readonly name: string;
  readonly data: unknown;
}

export interface ServerEvents {
  /** The next event that is wanted. */
  next(isWanted: (event: ServerEvent) => boolean): Promise<ServerEvent>;
}

export async function openEvents(url: string): Promise<ServerEvents> {
  const response = await fetch(`${url}/api/events`);
  const events = read(response);
  return {
    async next(isWanted) {
      for (;;) {
        const { value, done } = await events.next();
        if (done === true) throw new Error('The stream ended.');
        if (isWanted(value)) return value;
      }
    },
  };
}

async function* read(response: Response): AsyncGenerator<ServerEvent, void, undefined> {
  const decoder = new TextDecoder();
  let text = '';
  const reader = response.body?.getReader();
  for (let chunk = await reader?.read(); chunk?.done === false; chunk = await reader?.read()) {
    text += decoder.decode(chunk.value, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const name = /^event: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (name !== undefined && data !== undefined) yield { name, data: JSON.parse(data) };
    }
  }
}
