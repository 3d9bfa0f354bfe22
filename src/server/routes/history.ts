// The history of the project, if `lintel history` was run.
import * as z from 'zod';
import { answerReport } from '../answer-report.ts';
import { ProblemError } from '../problem.ts';
import { get } from '../route.ts';

export const history = get('/api/history', 'The history of the served project', {
  answers: {
    200: {
      description:
        'The history. Its JSON Schema is published with the package as schemas/history.schema.json.',
      content: { 'application/json': z.looseObject({}) },
    },
    304: { description: 'The history has not changed.' },
    404: { description: 'The output directory has no history of this project.' },
  },
  async handle({ server, request }) {
    const saved = await server.history?.read(server.session.served.summary.projectRoot);
    if (saved?.kind === 'history')
      return answerReport(request, { body: saved.body, mediaType: 'application/json', tag: saved.hash });
    throw new ProblemError({
      status: 404,
      code: 'no-history',
      detail: saved?.reason ?? 'This server serves no history.',
    });
  },
});
