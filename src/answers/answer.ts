// The answer to a question about a project, as text that can be shortened. The command prints it, and coding agents get the
// same through MCP.

export interface Answer {
  /** The question and the shortest answer to it. Never cut. */
  readonly heading: readonly string[];
  readonly sections: readonly AnswerSection[];
}

export interface AnswerSection {
  /** Includes the number of lines if that is useful: `Used by 34 files`. */
  readonly title: string;
  /** Most important first, because the last lines are cut first. */
  readonly lines: readonly string[];
}
