import { FormError } from '@sitelens/ui/forms';
import type { ReactNode } from 'react';
import { useProjectsWords } from '../../words/projects.ts';
import { useFaultText } from './useFaultText.ts';
import type { ProjectFormState } from './useProjectForm.ts';
import { useShownOnArrival } from './useShownOnArrival.ts';

/** What is wrong with the whole, above the fields. */
export function ProjectFormErrors({ form: { general, faults } }: { form: ProjectFormState }) {
  const t = useProjectsWords();
  const textOf = useFaultText();
  if (general) {
    return (
      <Seen>
        <FormError title={textOf(general) ?? ''}>
          {general.mayPass ? t('projects.form.kept') : undefined}
        </FormError>
      </Seen>
    );
  }
  return Object.keys(faults).length > 0 ? <FormError title={t('projects.form.incomplete')} /> : null;
}

/** No field has the focus then, and who has pressed the button below a long form must not look in vain. */
function Seen({ children }: { children: ReactNode }) {
  return <div ref={useShownOnArrival<HTMLDivElement>()}>{children}</div>;
}
