import type { ParsedProject } from '@sitelens/api-client/endpoints';
import { withoutDirectionMarks } from '@sitelens/ui/primitives';

/** What a project is called: by its name, or else by its address. It turns the direction of nothing beside it. */
export function titleOf({ name, startUrl }: Pick<ParsedProject, 'name' | 'startUrl'>): string {
  return withoutDirectionMarks(name === '' ? startUrl : name);
}
