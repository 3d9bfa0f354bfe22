// A question has no answer, for example because nothing has the name in it.

export class AnswerError extends Error {
  override readonly name = 'AnswerError';
}
