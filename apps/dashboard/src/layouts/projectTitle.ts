import { projectTitle } from '@sitelens/api-client/contract';
import type { ParsedProject } from '@sitelens/api-client/endpoints';
import { withoutDirectionMarks } from '@sitelens/ui/primitives';

/** What a project is called, as it can stand anywhere: it turns the direction of nothing beside it. */
export function titleOf(project: Pick<ParsedProject, 'name' | 'startUrl'>): string {
  return withoutDirectionMarks(projectTitle(project));
}
