// A file of the served project: a file node of the report whose real path is a regular file inside the project.
import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import { holdsFile, type ServedReport } from '../session/served-report.ts';
import { ProblemError } from './problem.ts';

/** Its real path. Throws a ProblemError if there is no such file. */
export async function findProjectFile(served: ServedReport, file: string): Promise<string> {
  if (!holdsFile(served, file)) throw noSuchFile(file);
  const root = served.summary.projectRoot;
  const [realRoot, path] = await Promise.all([real(root, file), real(join(root, file), file)]);
  const inside = relative(realRoot, path);
  if (inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside)) {
    throw new ProblemError({
      status: 403,
      code: 'outside-project',
      detail: `${file} is outside the project.`,
    });
  }
  if (!(await stat(path)).isFile()) throw noSuchFile(file);
  return path;
}

async function real(path: string, file: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    throw noSuchFile(file, error);
  }
}

export function noSuchFile(file: string, cause?: unknown): ProblemError {
  return new ProblemError(
    { status: 404, code: 'no-such-file', detail: `The report has no file ${file}.` },
    { cause },
  );
}
