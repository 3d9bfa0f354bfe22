// The change that the server was started with, if any.
import * as z from 'zod';
import { pageReportType } from '../../model/page-report.ts';
import { prefers } from '../accept.ts';
import { answerReport } from '../answer-report.ts';
import { ProblemError } from '../problem.ts';
import { get } from '../route.ts';

export const change = get('/api/change', 'The change that is served, and the report of before', {
  answers: {
    200: {
      description:
        'The change and the report of before; /api/graph has the report of afterwards. ' +
        `With Accept: ${pageReportType} in a compact form, which may change with any version.`,
      content: {
        'application/json': z.object({ change: z.looseObject({}), before: z.looseObject({}) }),
        [pageReportType]: 'text',
      },
    },
    304: { description: 'The change has not changed.' },
    404: { description: 'The server serves no change.' },
  },
  handle({ server, request }) {
    if (server.change === undefined)
      throw new ProblemError({ status: 404, code: 'no-change', detail: 'This server serves no change.' });
    const { bodies, hash } = server.change;
    return prefers(request.headers.get('accept'), pageReportType, 'application/json')
      ? answerReport(request, { body: bodies.page, mediaType: pageReportType, tag: `${hash}-page` })
      : answerReport(request, { body: bodies.identity, mediaType: 'application/json', tag: hash });
  },
});
