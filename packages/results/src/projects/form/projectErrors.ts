import type { WordValues } from '@sitelens/ui/words';
import { projectsWords } from '../../words/projects.ts';
import type { ProjectField } from './projectFormValues.ts';

/** The keys of everything that can be wrong with a project (specification, platform, section 8, and ours). */
export type ProjectErrorKey = keyof typeof projectsWords.errors;

/** The key if it is one that has a message; else `unknown`. */
export function projectErrorKey(key: string): ProjectErrorKey {
  return isProjectErrorKey(key) ? key : 'unknown';
}

function isProjectErrorKey(key: string): key is ProjectErrorKey {
  return Object.hasOwn(projectsWords.errors, key);
}

/** Which field a key is about; none for what is wrong with the project as a whole. */
export function fieldOfError(key: ProjectErrorKey): ProjectField | undefined {
  switch (key) {
    case 'invalid-url':
    case 'missing-top-level-domain':
    case 'local-host-url':
      return 'startUrl';
    case 'invalid-project-name':
      return 'name';
    case 'invalid-allowed-domain':
    case 'too-many-allowed-domains':
      return 'allowedDomains';
    case 'max-urls-reached':
      return 'maxPages';
    case 'invalid-time-zone':
      return 'timeZone';
    case 'invalid-time-of-day':
      return 'timeOfDay';
    default:
      return undefined;
  }
}

/** What is said of a field, or of the whole: the key of a text and what it is filled with. */
export interface ProjectFault {
  readonly key: ProjectErrorKey;
  /** Values for the message, such as `maxProjects`. */
  readonly values: WordValues;
}

/** Why a project was not taken: a fault for each field, or one for the whole. */
export interface ProjectRefusal {
  readonly fields: Readonly<Partial<Record<ProjectField, ProjectFault>>>;
  readonly general?: ProjectFault & {
    /** Whether the same may be taken another time: the service could not be reached, or broke. */
    readonly mayPass: boolean;
  };
}
