// Runs the analysis in a child process, so that the server responds while it runs and survives its failures. The child is
// reused, because it has the last results in memory; if it has ended, another one is started.
import { AnalysisProcess } from './analysis-process.ts';
import { AnswerError } from './answer-error.ts';
import type { AnalysisOptions, QuestionRequest } from './child-messages.ts';
import type { AnalyzeProject } from './session.ts';

export interface ChildProgram {
  /** The module to run in the child: it must call `runAnalysisChild`. */
  readonly module: string;
  readonly args: readonly string[];
  readonly reportFile: string;
  readonly options: AnalysisOptions;
  readonly cacheFile?: string | undefined;
}

/** Asks about the last report. Rejects with an AnswerError if there is no answer. */
export type AskProject = (request: QuestionRequest) => Promise<string>;

export interface ChildAnalysis {
  readonly analyze: AnalyzeProject;
  readonly ask: AskProject;
}

export function analyzeInChild(program: ChildProgram): ChildAnalysis {
  const { module, args, reportFile, options, cacheFile } = program;
  let child: AnalysisProcess | undefined;
  return {
    analyze: (folder, run) => {
      if (child?.hasEnded !== false) child = new AnalysisProcess(module, args);
      return child.analyze({ folder, reportFile, options, cacheFile }, run);
    },
    ask: async (request) => {
      if (child?.hasEnded !== false)
        throw new AnswerError('The analysis has ended. Analyse the project again.');
      return child.ask(request);
    },
  };
}
