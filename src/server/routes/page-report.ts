// The report as the page asks for it: a sixth of the bytes, so that a large project is on the screen soon.
import { answerReport } from '../answer-report.ts';
import { get } from '../route.ts';

export const pageReport = get({
  path: '/api/page-report',
  summary:
    'The report in a short form for the page, which may change with any version; others read /api/graph',
  answers: {
    200: { description: 'Two JSON texts (RFC 7464).', content: { 'application/json-seq': 'text' } },
    304: { description: 'The report is still the one of If-None-Match.' },
  },
  handle({ server, request }) {
    const { bodies, hash } = server.session.served;
    return answerReport(request, { body: bodies.page, mediaType: 'application/json-seq', hash });
  },
});
