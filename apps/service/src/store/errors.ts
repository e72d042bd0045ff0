/** The data folder can't be used; the message is one line that says what to do. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

/** The database of `DATABASE_URL` can't be used; the message is one line without the password. */
export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError';
}
