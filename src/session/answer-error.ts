// There is no answer to a question: nothing has the name that it asks for, for example.

export class AnswerError extends Error {
  override readonly name = 'AnswerError';
}
