// Reads a report given by the user.
import { readFile } from 'node:fs/promises';
import { addAbortSignal } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Report } from '../model/report.ts';
import { UserError } from '../model/user-error.ts';
import { readReport } from '../report/read-report.ts';

/** Reads stdin if the path is `-`. */
export async function loadReport(path: string, signal: AbortSignal): Promise<Report> {
  const written = await readText(path, signal);
  try {
    return readReport(written);
  } catch (error) {
    const place = path === '-' ? 'stdin' : path;
    if (error instanceof UserError) throw new UserError(`${place}: ${error.message}.`, { cause: error });
    throw error;
  }
}

async function readText(path: string, signal: AbortSignal): Promise<string> {
  try {
    return await (path === '-'
      ? text(addAbortSignal(signal, process.stdin))
      : readFile(path, { encoding: 'utf8', signal }));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') {
      throw new UserError(
        `No report at ${path}. Create one with "lintel analyze", or give the path of a report.`,
        {
          cause: error,
        },
      );
    }
    if (code === 'EISDIR')
      throw new UserError(`${path} is a folder. Give the path of the report in it.`, { cause: error });
    if (typeof code === 'string') throw new UserError(`Cannot read ${path}: ${code}.`, { cause: error });
    throw error;
  }
}
