// Opens only file nodes of the report whose real path is a regular file inside the project.
import { findProjectFile } from '../project-file.ts';
import { ProblemError } from '../problem.ts';
import { post } from '../route.ts';
import { openFileBody, openedFileAnswer } from '../schemas.ts';

export const openFile = post('/api/open-file', 'Open a file of the report in the user’s editor', {
  body: openFileBody,
  answers: {
    200: { description: 'The editor was started.', content: { 'application/json': openedFileAnswer } },
    403: { description: 'The file is outside the project.' },
    404: { description: 'The file is not in the report or does not exist.' },
    501: { description: 'No editor was found.' },
  },
  async handle({ server, body: { file, line } }) {
    const path = await findProjectFile(server.session.served, file);
    const started = await server.desktop.openInEditor(path, line);
    if (started) return Response.json({ status: 'ok', path });
    throw new ProblemError({
      status: 501,
      code: 'no-editor',
      detail: 'No editor found. Set LAUNCH_EDITOR to an editor with its own window, such as code.',
    });
  },
});
