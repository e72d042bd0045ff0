import { ProblemError } from '../problems/ProblemError.ts';

interface ProjectReference {
  readonly projectId: string;
}

/** A body that names a project must name the one in the address. */
export function requireSameProject(path: ProjectReference, body: ProjectReference): void {
  if (path.projectId.toLowerCase() !== body.projectId.toLowerCase())
    throw new ProblemError('project-mismatch');
}
