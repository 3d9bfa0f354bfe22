// Runs the analysis in a child process, so that the server responds while it runs and survives its failures. The child is
// reused, because it has the last results in memory; if it has ended, another one is started.
import { AnalysisProcess } from './analysis-process.ts';
import type { AnalysisOptions } from './child-messages.ts';
import type { AnalyzeProject } from './session.ts';

export interface ChildProgram {
  /** The module to run in the child: it must call `runAnalysisChild`. */
  readonly module: string;
  readonly args: readonly string[];
  readonly reportFile: string;
  readonly options: AnalysisOptions;
  readonly cacheFile?: string | undefined;
}

export function analyzeInChild(program: ChildProgram): AnalyzeProject {
  const { module, args, reportFile, options, cacheFile } = program;
  let child: AnalysisProcess | undefined;
  return (folder, run) => {
    if (child?.hasEnded !== false) child = new AnalysisProcess(module, args);
    return child.analyze({ folder, reportFile, options, cacheFile }, run);
  };
}
