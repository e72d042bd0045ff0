import { DialogOnDemand } from '../internal/DialogOnDemand.tsx';
import { partOnDemand } from '../internal/partOnDemand.ts';
import { useProjectsWords } from '../words/projects.ts';
import type { NewProjectDialogProps } from './NewProjectDialogProps.ts';

/** Form and validation weigh more than what they are opened from. */
const dialogPart = partOnDemand(() =>
  import('./LoadedNewProjectDialog.tsx').then(({ LoadedNewProjectDialog }) => LoadedNewProjectDialog),
);

/** Asks for a website's URL and name, and for more if one likes, and makes a project of it. */
export function NewProjectDialog(props: NewProjectDialogProps) {
  const t = useProjectsWords();
  return <DialogOnDemand part={dialogPart} title={t('projects.form.title')} dialog={props} />;
}
