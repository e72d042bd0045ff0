/** A file of translations could not be had; the words stay English. */
export class LoadTextsError extends Error {
  override readonly name = 'LoadTextsError';
  readonly language: string;

  constructor(language: string, options?: ErrorOptions) {
    super(`Could not load translation for the '${language}' language`, options);
    this.language = language;
  }
}
