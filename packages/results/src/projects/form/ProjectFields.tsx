import { TextField } from '@sitelens/ui/forms';
import { useProjectsWords } from '../../words/projects.ts';
import { useFaultText } from './useFaultText.ts';
import type { ProjectFormState } from './useProjectForm.ts';

export interface ProjectFieldsProps {
  form: ProjectFormState;
  isReadOnly?: boolean;
}

/** Where the website is and what it is called. */
export function ProjectFields({ form: { register, faults }, isReadOnly = false }: ProjectFieldsProps) {
  const t = useProjectsWords();
  const textOf = useFaultText();
  return (
    <>
      <TextField
        {...register('startUrl')}
        label={t('projects.form.startUrl')}
        description={t('projects.form.startUrlHint')}
        error={textOf(faults.startUrl)}
        required
        readOnly={isReadOnly}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="url"
        spellCheck={false}
        dir="ltr"
      />
      <TextField
        {...register('name')}
        label={t('projects.form.name')}
        error={textOf(faults.name)}
        required
        readOnly={isReadOnly}
        autoComplete="off"
        dir="auto"
      />
    </>
  );
}
