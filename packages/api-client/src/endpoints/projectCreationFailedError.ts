import { SitelensError } from '../http/sitelensError.ts';

/** The service called the creation of a project a success but named no project. */
export class ProjectCreationFailedError extends SitelensError {
  override readonly name = 'ProjectCreationFailedError';
  readonly status = undefined;
  /** The key of the message to show. */
  readonly key = 'project-creation-failed';

  constructor() {
    super('An unknown error occurred; try to create the project later.');
  }
}
