// The program. Whatever fails below is caught here, once.
import { exitCode } from './exit-code.ts';
import { setV8Flags } from './v8-flags.ts';

setV8Flags(process.env);

process.stdout.on('error', endWithReader);
process.stderr.on('error', endWithReader);

const interruption = new AbortController();
// Once: whoever asks a second time is not kept waiting.
process.once('SIGINT', () => interruption.abort());
process.once('SIGTERM', () => interruption.abort());

try {
  const { runProgram } = await import('./program.ts');
  await runProgram(process.argv.slice(2), { signal: interruption.signal, env: process.env });
} catch (error) {
  const { explainFailure } = await import('./explain-failure.ts');
  const { code, text } = explainFailure(error, interruption.signal);
  process.exitCode = code;
  if (text !== '') process.stderr.write(text);
}

/** Files are written before anything is printed, so with a reader like `head` gone there is nothing left to do. */
function endWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(exitCode.done);
}
