// The analysis in a process of its own, so that the server answers while it runs and survives whatever it meets. The
// process stays for the next analysis, which is short for what it remembers; where it is gone, another takes its place.
import { AnalysisProcess } from './analysis-process.ts';
import type { AnalysisOptions } from './child-messages.ts';
import type { AnalyzeProject } from './session.ts';

export interface ChildProgram {
  /** The module to run in the child: one that ends up in `runAnalysisChild`. */
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
    if (child?.isGone !== false) child = new AnalysisProcess(module, args);
    return child.analyze({ folder, reportFile, options, cacheFile }, run);
  };
}
