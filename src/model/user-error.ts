/** A mistake of the user. Shown as one line that says what to do, without a stack. */
export class UserError extends Error {
  override readonly name = 'UserError';
}
