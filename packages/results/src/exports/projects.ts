export { ProjectForm, type ProjectFormProps } from '../projects/form/ProjectForm.tsx';
export {
  fieldOfError,
  type ProjectErrorKey,
  type ProjectFault,
  type ProjectRefusal,
  projectErrorKey,
} from '../projects/form/projectErrors.ts';
export type {
  ProjectField,
  ProjectSettings,
} from '../projects/form/projectFormValues.ts';
export type { ListedProject, ListedScan } from '../projects/ListedProject.ts';
export { ProjectsTable, type ProjectsTableProps } from '../projects/ProjectsTable.tsx';
export { matchingProjects, projectsInView, projectsViewSpec } from '../projects/projectsView.ts';
export { ProjectSettingsForm } from '../projects/settings/ProjectSettingsForm.tsx';
export type { ProjectSettingsFormProps } from '../projects/settings/ProjectSettingsFormProps.ts';
export type { SettingsAnswer } from '../projects/settings/SettingsAnswer.ts';
export type { SettledProject } from '../projects/settings/SettledProject.ts';
export type { SettingsDraft } from '../projects/settings/settingsDraft.ts';
