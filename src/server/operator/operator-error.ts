/** What an operator can mend: its message is told as it is, in place of a stack. */
export class OperatorError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'OperatorError';
  }
}
