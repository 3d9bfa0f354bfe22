// The compact form of the report for the page: a sixth of the bytes, so that a large project loads quickly.
import { answerReport } from '../answer-report.ts';
import { get } from '../route.ts';

export const pageReport = get({
  path: '/api/page-report',
  summary:
    'The report in a compact form for the page. It may change with any version; use /api/graph instead',
  answers: {
    200: { description: 'Two JSON texts (RFC 7464).', content: { 'application/json-seq': 'text' } },
    304: { description: 'The report has not changed.' },
  },
  handle({ server, request }) {
    const { bodies, hash } = server.session.served;
    return answerReport(request, { body: bodies.page, mediaType: 'application/json-seq', hash });
  },
});
