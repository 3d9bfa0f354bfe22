// The official client of the Model Context Protocol, connected to `lintel mcp` as it is published.
import { fileURLToPath } from 'node:url';
import { Client, type ClientOptions } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { onTestFinished } from 'vitest';

const program = fileURLToPath(new URL('../../bin/lintel.js', import.meta.url));

export async function connectClient(folder: string, options: ClientOptions = {}): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' }, options);
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [program, 'mcp'],
    cwd: folder,
    stderr: 'pipe',
  });
  onTestFinished(() => client.close());
  await client.connect(transport);
  return client;
}

export interface ToolAnswer {
  readonly text: string;
  readonly isError: boolean;
}

export async function askTool(
  client: Client,
  name: string,
  args: Readonly<Record<string, unknown>> = {},
): Promise<ToolAnswer> {
  const { content, isError = false } = await client.callTool({ name, arguments: args });
  const [first] = content;
  return { text: first?.type === 'text' ? first.text : '', isError };
}
