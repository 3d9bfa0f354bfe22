import { type Problem, ProblemError } from '../problem.ts';
import { post } from '../route.ts';
import { emptyBody, projectChangedAnswer } from '../schemas.ts';
import { serveFolder } from './project.ts';

export const open = post('/api/open', 'Choose a folder in a dialog on the server’s desktop, and serve it', {
  body: emptyBody,
  answers: {
    200: {
      description: 'The chosen project is served.',
      content: { 'application/json': projectChangedAnswer },
    },
    204: { description: 'The dialog was cancelled.' },
    409: { description: 'The dialog is already open.' },
    422: { description: 'The folder could not be analysed; the old project is still served.' },
    501: { description: 'This machine has no folder dialog.' },
  },
  async handle({ server, request }) {
    const choice = await server.desktop.chooseFolder(request.signal);
    if (choice.kind === 'chosen') return serveFolder(server, choice.path);
    if (choice.kind === 'cancelled') return new Response(null, { status: 204 });
    throw new ProblemError(choice.kind === 'busy' ? alreadyOpen : noDesktop);
  },
});

const alreadyOpen: Problem = { status: 409, code: 'dialog-open', detail: 'The dialog is already open.' };

const noDesktop: Problem = {
  status: 501,
  code: 'no-desktop',
  detail: 'No folder dialog found on this machine. Use POST /api/project with a path.',
};
