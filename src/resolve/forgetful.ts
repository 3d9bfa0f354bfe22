// The memory of who remembers nothing: every import is asked anew.
import type { Diagnostic } from '../model/diagnostic.ts';
import type { ResolutionMemory } from '../model/resolution-memory.ts';

export const forgetful: ResolutionMemory = {
  isAskedAgain: false,
  standOn: () => {
    let known: readonly Diagnostic[] | undefined;
    return {
      get diagnostics() {
        return known;
      },
      keepDiagnostics: (diagnostics) => {
        known = diagnostics;
      },
      recall: () => undefined,
      keep: () => undefined,
    };
  },
};
