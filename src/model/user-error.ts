/** A mistake of the person at the keyboard: one clear line that says what to do, no stack. */
export class UserError extends Error {
  override readonly name = 'UserError';
}
