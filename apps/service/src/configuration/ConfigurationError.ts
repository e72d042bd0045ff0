/** A variable of the environment has a value that can't be used. The message is one line that names it. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  readonly variable: string;

  constructor(variable: string, value: string | undefined, accepted: string) {
    const found = value === undefined ? 'is not set' : `is ${JSON.stringify(value)}`;
    super(`${variable} ${found}. ${accepted}`);
    this.variable = variable;
  }
}
