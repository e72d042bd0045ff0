import { FormError } from '@sitelens/ui/forms';
import { useProjectsWords } from '../../words/projects.ts';
import { useFaultText } from './useFaultText.ts';
import type { ProjectFormState } from './useProjectForm.ts';

/** What is wrong with the whole, above the fields. */
export function ProjectFormErrors({ form: { general, faults } }: { form: ProjectFormState }) {
  const t = useProjectsWords();
  const textOf = useFaultText();
  if (general) {
    return <FormError title={textOf(general) ?? ''}>{general.mayPass && t('projects.form.kept')}</FormError>;
  }
  return Object.keys(faults).length > 0 ? <FormError title={t('projects.form.incomplete')} /> : null;
}
