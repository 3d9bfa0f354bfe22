// The history of a repository cannot be read. If it is one of several inputs, the report says so and goes on without it; a
// command that needs it shows the reason.

export class UnreadableHistory extends Error {
  override readonly name = 'UnreadableHistory';
  /** A sentence without a full stop, for the report: `The repository is a shallow clone`. */
  readonly reason: string;

  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}
