import type { AllowedTargets } from '@sitelens/api-client/contract';
import { Disclosure, Form } from '@sitelens/ui/forms';
import { type ReactNode, useEffect, useState } from 'react';
import { useProjectsWords } from '../../words/projects.ts';
import { ownTimeZone } from '../schedule/timeZones.ts';
import { isChanged } from '../settings/differences.ts';
import { CrawlFields } from './CrawlFields.tsx';
import { ProjectFields } from './ProjectFields.tsx';
import { ProjectFormErrors } from './ProjectFormErrors.tsx';
import { PublicField } from './PublicField.tsx';
import type { ProjectRefusal } from './projectErrors.ts';
import {
  newProjectValues,
  type ProjectFormValues,
  type ProjectSettings,
  projectSettings,
} from './projectFormValues.ts';
import { ScheduleFields } from './ScheduleFields.tsx';
import { useProjectForm } from './useProjectForm.ts';

export interface ProjectFormProps {
  /** Private hosts that this installation may scan. */
  allowedTargets: AllowedTargets;
  /** Gets checked settings, the URL in its canonical form. Resolves with why they were refused, or with nothing. */
  onSubmit: (settings: ProjectSettings) => Promise<ProjectRefusal | undefined>;
  /** What the URL begins with, such as an address that a visitor has had scanned before. Default: nothing. */
  startUrl?: string;
  /** What had been entered before the page was left without anybody's wish; it goes before the start URL. */
  draft?: ProjectFormValues | undefined;
  /** Gets what is entered, each time that it changes; nothing where it is what the form began with. */
  onDraftChange?: ((draft: ProjectFormValues | undefined) => void) | undefined;
  /** The form's own id, for a submit button that stands outside of it. */
  id?: string;
  /** Its actions. */
  children?: ReactNode;
}

/** A new project: URL and name, and behind a button what most leave as it is. It is checked when it is submitted. */
export function ProjectForm(props: ProjectFormProps) {
  const { allowedTargets, onSubmit, startUrl = '', draft, onDraftChange, id, children } = props;
  const t = useProjectsWords();
  const [isOpen, setIsOpen] = useState(false);
  const [first] = useState(() => newProjectValues(startUrl, ownTimeZone()));
  const form = useProjectForm({
    first: draft ?? first,
    allowedTargets,
    isNew: true,
    onSubmit: (entered) => onSubmit(projectSettings(entered, allowedTargets)),
    onInvalid: (field) => {
      if (field !== 'startUrl' && field !== 'name') setIsOpen(true);
    },
  });
  const { values } = form;
  useEffect(() => {
    onDraftChange?.(isChanged(values, first) ? values : undefined);
  });
  return (
    <Form {...(id !== undefined && { id })} onSubmit={(event) => void form.submit(event)}>
      <ProjectFormErrors form={form} />
      <ProjectFields form={form} />
      <Disclosure label={t('projects.form.more')} isOpen={isOpen} onChange={setIsOpen}>
        <CrawlFields form={form} />
        <ScheduleFields form={form} />
        <PublicField form={form} />
      </Disclosure>
      {children}
    </Form>
  );
}
