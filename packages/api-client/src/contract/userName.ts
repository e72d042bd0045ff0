import { isProjectName } from './projectName.ts';

/** Whether a person may be called that: by the rule of projects' names. None at all is another matter. */
export function isUserName(value: string): boolean {
  return isProjectName(value);
}
