/** The longest name of a project, in UTF-16 code units: what the contract takes. */
export const MAX_PROJECT_NAME_LENGTH = 200;

const CONTROL_CHARACTER = /\p{Cc}/u;

/** A name of joiners and direction marks alone would be a link that nobody sees. */
const VISIBLE_CHARACTER = /[^\p{Z}\p{C}]/u;

/** Whether a project may be called that, once the space around it is cut off: something to see, in one line. */
export function isProjectName(value: string): boolean {
  const name = value.trim();
  return (
    name.length <= MAX_PROJECT_NAME_LENGTH && VISIBLE_CHARACTER.test(name) && !CONTROL_CHARACTER.test(name)
  );
}

/** What a project is called: by its name, or else by its address. As it is: a name may hold direction marks. */
export function projectTitle({
  name,
  startUrl,
}: {
  readonly name: string;
  readonly startUrl: string;
}): string {
  return name === '' ? startUrl : name;
}
