// The entry point of the command. All errors are caught here.
import { exitCode, explainFailure } from '../lintel.ts';
import { runProgram } from './program.ts';

process.stdout.on('error', exitOnClosedPipe);
process.stderr.on('error', exitOnClosedPipe);

const interruption = new AbortController();
// `once`: a second Ctrl-C ends the process immediately.
process.once('SIGINT', () => interruption.abort());
process.once('SIGTERM', () => interruption.abort());

try {
  await runProgram(process.argv.slice(2), interruption.signal);
} catch (error) {
  const { code, text } = explainFailure(error, interruption.signal);
  process.exitCode = code;
  if (text !== '') process.stderr.write(text.replace(/^lintel: /, 'lintel-org: '));
}

/** The reader of a pipe, such as `head`, has closed it. */
function exitOnClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(exitCode.done);
}
