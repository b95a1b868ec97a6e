/** The database cannot be asked. For libraries that do not say so in a way that code can read. */
export class DatabaseUnreachableError extends Error {
  /** PostgreSQL's own code for it. */
  readonly code = '08001';

  constructor(cause: unknown) {
    super('the database cannot be asked', { cause });
    this.name = 'DatabaseUnreachableError';
  }
}
