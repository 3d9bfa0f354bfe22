// Answers to questions about the served project, the same as from the commands and MCP.
import { AnswerError } from '../../session/answer-error.ts';
import { prefers } from '../accept.ts';
import { ProblemError } from '../problem.ts';
import { getWithQuery } from '../route.ts';
import { answerQuery, readQuestion } from '../read-question.ts';

/** Large enough that no answer is cut. */
const whole = 1_000_000_000;

export const answer = getWithQuery('/api/answer', 'The answer to a question about the served project', {
  query: answerQuery,
  answers: {
    200: {
      description: 'The answer in words, or with Accept: application/json as data.',
      content: { 'text/plain': 'text', 'application/json': 'text' },
    },
    404: { description: 'There is no answer: the project has no such file, for example.' },
  },
  async handle({ server, request, query }) {
    const isData = prefers(request.headers.get('accept'), 'application/json', 'text/plain');
    const maxTokens = isData ? undefined : (query.max_tokens ?? whole);
    const text = await server.ask({ question: readQuestion(query), maxTokens }).catch((cause: unknown) => {
      if (!(cause instanceof AnswerError)) throw cause;
      throw new ProblemError({ status: 404, code: 'no-answer', detail: cause.message }, { cause });
    });
    const mediaType = isData ? 'application/json' : 'text/plain; charset=utf-8';
    return new Response(text, { headers: { 'content-type': mediaType, 'cache-control': 'no-store' } });
  },
});
