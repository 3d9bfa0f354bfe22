// Opens only file nodes of the report whose real path is a regular file inside the project.
import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import { holdsFile } from '../../session/served-report.ts';
import { ProblemError } from '../problem.ts';
import { post } from '../route.ts';
import { openFileBody, openedFileAnswer } from '../schemas.ts';

export const openFile = post({
  path: '/api/open-file',
  summary: 'Open a file of the report in the user’s editor',
  body: openFileBody,
  answers: {
    200: { description: 'The editor was started.', content: { 'application/json': openedFileAnswer } },
    403: { description: 'The file is outside the project.' },
    404: { description: 'The file is not in the report or does not exist.' },
    501: { description: 'No editor was found.' },
  },
  async handle({ server, body: { file, line } }) {
    const { served } = server.session;
    if (!holdsFile(served, file)) throw noSuchFile(file);
    const path = await findInside(served.summary.projectRoot, file);
    const started = await server.desktop.openInEditor(path, line);
    if (started) return Response.json({ status: 'ok', path });
    throw new ProblemError({
      status: 501,
      code: 'no-editor',
      detail: 'No editor found. Set LAUNCH_EDITOR to an editor with its own window, such as code.',
    });
  },
});

async function findInside(root: string, file: string): Promise<string> {
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

function noSuchFile(file: string, cause?: unknown): ProblemError {
  return new ProblemError(
    { status: 404, code: 'no-such-file', detail: `The report has no file ${file}.` },
    { cause },
  );
}
