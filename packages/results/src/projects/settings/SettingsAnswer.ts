import type { ProjectRefusal } from '../form/projectErrors.ts';
import type { SettledProject } from './SettledProject.ts';

/** What became of settings that were to be saved: the project as it is now, or why they were not taken. */
export type SettingsAnswer =
  | { readonly kind: 'saved'; readonly project: SettledProject }
  | { readonly kind: 'refused'; readonly refusal: ProjectRefusal };
