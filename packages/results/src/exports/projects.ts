export type { ListedProject, ListedScan } from '../projects/ListedProject.ts';
export { ProjectForm, type ProjectFormProps } from '../projects/ProjectForm.tsx';
export { ProjectsTable, type ProjectsTableProps } from '../projects/ProjectsTable.tsx';
export {
  fieldOfError,
  type ProjectErrorKey,
  type ProjectField,
  type ProjectRefusal,
  projectErrorKey,
} from '../projects/projectErrors.ts';
export type { ProjectFormValues } from '../projects/projectFormSchema.ts';
export { matchingProjects, projectsInView, projectsViewSpec } from '../projects/projectsView.ts';
