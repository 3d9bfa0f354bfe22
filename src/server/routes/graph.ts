// The report, byte for byte as on disk.
import * as z from 'zod';
import { answerReport } from '../answer-report.ts';
import { get } from '../route.ts';

export const graph = get({
  path: '/api/graph',
  summary: 'The full report',
  answers: {
    200: {
      description: 'The report. Its JSON Schema is published with the package as schemas/report.schema.json.',
      content: { 'application/json': z.looseObject({}) },
    },
    304: { description: 'The report has not changed.' },
  },
  handle({ server, request }) {
    const { bodies, hash } = server.session.served;
    return answerReport(request, { body: bodies.identity, mediaType: 'application/json', hash });
  },
});
