// Turns a failed analysis into a problem response, because it is not an error of the server.
import { QueueFullError } from '../session/run-queue.ts';
import type { ServedReport } from '../session/served-report.ts';
import { AnalysisError } from '../session/session.ts';
import { ProblemError } from './problem.ts';

export async function answerAnalysis(analysis: Promise<ServedReport>): Promise<ServedReport> {
  try {
    return await analysis;
  } catch (cause) {
    if (cause instanceof AnalysisError) {
      throw new ProblemError({ status: 422, code: 'analysis-failed', detail: cause.message }, { cause });
    }
    if (cause instanceof QueueFullError) {
      throw new ProblemError({ status: 503, code: 'busy', detail: cause.message }, { cause });
    }
    throw cause;
  }
}
