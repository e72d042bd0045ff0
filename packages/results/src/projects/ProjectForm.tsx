import { yupResolver } from '@hookform/resolvers/yup';
import { type AllowedTargets, checkStartUrl, suggestProjectName } from '@sitelens/api-client/contract';
import { Form, FormError, TextField } from '@sitelens/ui/forms';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useProjectsWords } from '../words/projects.ts';
import { type ProjectRefusal, projectErrorKey } from './projectErrors.ts';
import { type ProjectFormValues, projectFormSchema } from './projectFormSchema.ts';

export interface ProjectFormProps {
  /** Private hosts that this installation may scan. */
  allowedTargets: AllowedTargets;
  /** Gets the checked URL in its canonical form. Resolves with why it was refused, or with nothing. */
  onSubmit: (values: ProjectFormValues) => Promise<ProjectRefusal | undefined>;
  /** The form's own id, for a submit button that stands outside of it. */
  id?: string;
  /** Its actions. */
  children?: ReactNode;
}

/** A new project: URL and name. It is checked when it is submitted, not while one types. */
export function ProjectForm({ allowedTargets, onSubmit, id, children }: ProjectFormProps) {
  const t = useProjectsWords();
  const resolver = useMemo(() => yupResolver(projectFormSchema(allowedTargets)), [allowedTargets]);
  const form = useForm<ProjectFormValues>({
    resolver,
    defaultValues: { startUrl: '', name: '' },
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  });
  const [general, setGeneral] = useState<ProjectRefusal['general']>();
  const startUrl = useStartUrlField(form);
  const { errors } = form.formState;
  const errorOf = (field: keyof ProjectFormValues) =>
    errors[field] && t(`projects.errors.${projectErrorKey(errors[field].message ?? '')}`);

  async function submit(values: ProjectFormValues) {
    setGeneral(undefined);
    const check = checkStartUrl(values.startUrl, { allowedTargets });
    const refusal = await onSubmit({ ...values, startUrl: check.ok ? check.url : values.startUrl });
    setGeneral(refusal?.general);
    showInFields(form, refusal);
  }

  return (
    <Form {...(id !== undefined && { id })} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      {general && <FormError title={t(`projects.errors.${general.key}`, general.values)} />}
      {Object.keys(errors).length > 0 && <FormError title={t('projects.form.incomplete')} />}
      <TextField
        {...startUrl.field}
        label={t('projects.form.startUrl')}
        description={t('projects.form.startUrlHint')}
        error={errorOf('startUrl')}
        required
        inputMode="url"
        autoCapitalize="none"
        autoComplete="url"
        spellCheck={false}
      />
      <TextField
        {...form.register('name', { onChange: startUrl.keepName })}
        label={t('projects.form.name')}
        error={errorOf('name')}
        required
        autoComplete="off"
      />
      {children}
    </Form>
  );
}

/** The name follows the URL's host until a person writes another one. */
function useStartUrlField(form: UseFormReturn<ProjectFormValues>) {
  const isNameKept = useRef(false);
  const field = form.register('startUrl', {
    onChange: () => {
      if (isNameKept.current) return;
      form.setValue('name', suggestProjectName(form.getValues('startUrl')) ?? '');
    },
  });
  const keepName = () => {
    isNameKept.current = form.getValues('name') !== '';
  };
  return { field, keepName };
}

function showInFields({ setError }: UseFormReturn<ProjectFormValues>, refusal: ProjectRefusal | undefined) {
  let isFirst = true;
  for (const field of ['startUrl', 'name'] as const) {
    const key = refusal?.fields[field];
    if (key === undefined) continue;
    setError(field, { message: key }, { shouldFocus: isFirst });
    isFirst = false;
  }
}
