import { answerAnalysis } from '../answer-analysis.ts';
import { post } from '../route.ts';
import { emptyBody, reanalyzedAnswer } from '../schemas.ts';

export const reanalyze = post('/api/reanalyze', 'Analyse the served project again', {
  body: emptyBody,
  answers: {
    200: { description: 'The new report is served.', content: { 'application/json': reanalyzedAnswer } },
    422: { description: 'The analysis failed; the last report is still served.' },
  },
  async handle({ server }) {
    const { summary, durationMs } = await answerAnalysis(server.session.reanalyze());
    const { projectRoot: path, generatedAt, metrics } = summary;
    return Response.json({ status: 'ok', path, generatedAt, durationMs, metrics });
  },
});
