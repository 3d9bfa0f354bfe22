// The report: byte for byte as on disk, or in the page's compact form for clients that ask for it.
import * as z from 'zod';
import { pageReportType } from '../../model/page-report.ts';
import { answerReport } from '../answer-report.ts';
import { prefers } from '../accept.ts';
import { get } from '../route.ts';

export const graph = get('/api/graph', 'The full report', {
  answers: {
    200: {
      description:
        'The report. Its JSON Schema is published with the package as schemas/report.schema.json. ' +
        `With Accept: ${pageReportType} in a compact form, which may change with any version.`,
      content: {
        'application/json': z.looseObject({}),
        [pageReportType]: z.array(z.unknown()),
      },
    },
    304: { description: 'The report has not changed.' },
  },
  handle({ server, request }) {
    const { bodies, hash } = server.session.served;
    return prefers(request.headers.get('accept'), pageReportType, 'application/json')
      ? answerReport(request, { body: bodies.page, mediaType: pageReportType, tag: `${hash}-page` })
      : answerReport(request, { body: bodies.identity, mediaType: 'application/json', tag: hash });
  },
});
