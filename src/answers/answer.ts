// The answer to a question about a project, as text that can be shortened: the command prints it, and a coding agent gets the
// same through MCP.

export interface Answer {
  /** What was asked and the shortest answer to it. Never cut. */
  readonly heading: readonly string[];
  readonly sections: readonly AnswerSection[];
}

export interface AnswerSection {
  /** With the number of lines where that says something: `Used by 34 files` */
  readonly title: string;
  /** The most important first: the last ones are cut first. */
  readonly lines: readonly string[];
}
