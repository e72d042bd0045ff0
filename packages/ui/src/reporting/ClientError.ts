/** An error of the client as the service takes it (openapi.yaml, ClientErrorReport). */
export interface ClientError {
  /** Without query and fragment. */
  readonly pageUrl: string;
  /** What kind of thing it is: `error`, `unhandledrejection`, or the kind of an `ErrorReport`. */
  readonly event: string;
  /** The script, its line and the line's column, from 1 on, where the browser says them. */
  readonly source?: string;
  readonly line?: number;
  readonly column?: number;
  /** What was thrown, with its stack. */
  readonly error: string;
}

/** Where in the code something was thrown. */
export type CodePlace = Pick<ClientError, 'source' | 'line' | 'column'>;
