import { projectsWords } from '../words/projects.ts';

/** The keys of everything that can be wrong with a project (specification, platform, section 8). */
export type ProjectErrorKey = keyof typeof projectsWords.errors;

/** The key if it is one that has a message; else `unknown`. */
export function projectErrorKey(key: string): ProjectErrorKey {
  return isProjectErrorKey(key) ? key : 'unknown';
}

function isProjectErrorKey(key: string): key is ProjectErrorKey {
  return Object.hasOwn(projectsWords.errors, key);
}

/** The fields of the form. */
export type ProjectField = 'startUrl' | 'name';

/** Which field a key is about; none for what is wrong with the project as a whole. */
export function fieldOfError(key: ProjectErrorKey): ProjectField | undefined {
  switch (key) {
    case 'invalid-url':
    case 'missing-top-level-domain':
    case 'local-host-url':
      return 'startUrl';
    case 'invalid-project-name':
      return 'name';
    default:
      return undefined;
  }
}

/** Why a project was not taken: a message for each field, or one for the whole. */
export interface ProjectRefusal {
  readonly fields: Readonly<Partial<Record<ProjectField, ProjectErrorKey>>>;
  readonly general?: {
    readonly key: ProjectErrorKey;
    /** Values for the message, such as `maxProjects`. */
    readonly values: Readonly<Record<string, string | number>>;
  };
}
