// The entry point of the command. All errors are caught here.
import { exitCode } from './exit-code.ts';
import { setV8Flags } from './v8-flags.ts';

setV8Flags(process.env);

process.stdout.on('error', exitOnFailedWrite);
process.stderr.on('error', exitOnFailedWrite);

let hasFailed = false;

const interruption = new AbortController();
// `once`: a second Ctrl-C ends the process immediately.
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

/** With `EPIPE`, the reader of the pipe, such as `head`, has closed it. All files are already written. */
function exitOnFailedWrite(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(exitCode.done);
  process.exitCode = exitCode.wrongUsage;
  if (!hasFailed) process.stderr.write(`lintel: Cannot write the output: ${error.message}.\n`);
  hasFailed = true;
  process.exit();
}
