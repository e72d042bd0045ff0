import { yupResolver } from '@hookform/resolvers/yup';
import { type AllowedTargets, suggestProjectName } from '@sitelens/api-client/contract';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { fieldFault, fieldMessage } from './fieldMessage.ts';
import { type ProjectFault, type ProjectRefusal, projectErrorKey } from './projectErrors.ts';
import { projectFormSchema } from './projectFormSchema.ts';
import { type ProjectField, type ProjectFormValues, suggestAllowedDomains } from './projectFormValues.ts';

/** The fields in the order in which they are met. */
export const PROJECT_FIELDS = [
  'startUrl',
  'name',
  'isPublic',
  'allowedDomains',
  'maxPages',
  'maxSimultaneousPages',
  'isScheduled',
  'scheduleEvery',
  'scheduleUnit',
  'scheduleDayOfWeek',
  'timeOfDay',
  'timeZone',
] as const satisfies readonly ProjectField[];

export interface ProjectFormOptions {
  /** What the form begins with. */
  first: ProjectFormValues;
  /** Private hosts that this installation may scan. */
  allowedTargets: AllowedTargets;
  /** Whether the name follows the start URL's host until a person writes another. */
  isNew: boolean;
  /** Gets values that are valid by the form's rules. Resolves with why they were refused, or with nothing. */
  onSubmit: (values: ProjectFormValues) => Promise<ProjectRefusal | undefined>;
  /** Called with the first invalid field before it is focused: it may have to be shown first. */
  onInvalid: (field: ProjectField) => void;
}

/** A project's form: what is entered, what is wrong with it, and how it is sent. */
export interface ProjectFormState {
  readonly register: UseFormReturn<ProjectFormValues>['register'];
  readonly set: (values: Partial<ProjectFormValues>) => void;
  /** What is entered now. */
  readonly values: ProjectFormValues;
  readonly faults: Readonly<Partial<Record<ProjectField, ProjectFault>>>;
  readonly general: ProjectRefusal['general'];
  readonly isSubmitting: boolean;
  readonly submit: (event?: FormEvent) => Promise<void>;
  /** Puts values in the place of what was entered, and forgets what was wrong with it. What is typed while it is sent stays. */
  readonly reset: (values: ProjectFormValues) => void;
}

/** Checks when it is submitted, not while one types, and focuses the first invalid field. */
export function useProjectForm(options: ProjectFormOptions): ProjectFormState {
  const { allowedTargets, isNew, onSubmit, onInvalid } = options;
  const form = useForm<ProjectFormValues>({
    resolver: useMemo(() => yupResolver(projectFormSchema(allowedTargets)), [allowedTargets]),
    defaultValues: options.first,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const [general, setGeneral] = useState<ProjectRefusal['general']>();
  const focus = useFocusOn(form);
  const sentAs = useRef<ProjectFormValues>(undefined);
  const { errors, isSubmitting } = form.formState;
  const values = form.watch();

  function showInvalid(invalid: Readonly<Partial<Record<ProjectField, unknown>>>) {
    const first = PROJECT_FIELDS.find((field) => invalid[field] !== undefined);
    if (first === undefined) return;
    onInvalid(first);
    focus(first);
  }

  async function send(sent: ProjectFormValues) {
    const refusal = await onSubmit(sent);
    setGeneral(refusal?.general);
    for (const field of PROJECT_FIELDS) {
      const fault = refusal?.fields[field];
      if (fault) form.setError(field, { message: fieldMessage(fault.key, fault.values) });
    }
    showInvalid(refusal?.fields ?? {});
  }

  return {
    register: (field, rest) =>
      form.register(
        field,
        field === 'startUrl' ? { ...rest, onChange: () => follow(form, values, isNew) } : rest,
      ),
    set: (changed) => {
      for (const field of PROJECT_FIELDS) {
        const value = changed[field];
        if (value !== undefined) form.setValue(field, value, { shouldDirty: true });
      }
    },
    values,
    faults: faultsOf(errors),
    general,
    isSubmitting,
    submit: async (event) => {
      // Enter would send it a second time.
      if (isSubmitting) return;
      setGeneral(undefined);
      sentAs.current = { ...form.getValues() };
      await form.handleSubmit(send, showInvalid)(event);
      sentAs.current = undefined;
    },
    reset: (next) => {
      setGeneral(undefined);
      resetSince(form, next, sentAs.current);
    },
  };
}

/** Begins anew with values, but for what has become another than `before`. */
function resetSince(
  form: UseFormReturn<ProjectFormValues>,
  next: ProjectFormValues,
  before: ProjectFormValues = form.getValues(),
): void {
  const now = { ...form.getValues() };
  form.reset(next);
  for (const field of PROJECT_FIELDS) {
    if (now[field] !== before[field]) form.setValue(field, now[field], { shouldDirty: true });
  }
}

/** Name and allowed domains follow the start URL while they are what it suggested, or empty. */
function follow(form: UseFormReturn<ProjectFormValues>, before: ProjectFormValues, isNew: boolean): void {
  const startUrl = form.getValues('startUrl');
  const { name, allowedDomains } = before;
  if (isNew && (name === '' || name === suggestProjectName(before.startUrl))) {
    form.setValue('name', suggestProjectName(startUrl) ?? '', { shouldDirty: true });
  }
  if (allowedDomains.trim() === '' || allowedDomains === suggestAllowedDomains(before.startUrl)) {
    form.setValue('allowedDomains', suggestAllowedDomains(startUrl), { shouldDirty: true });
  }
}

/** Focuses a field once it is there: it may be in a part that is only shown now. */
function useFocusOn(form: UseFormReturn<ProjectFormValues>): (field: ProjectField) => void {
  const [wanted, setWanted] = useState<{ readonly field: ProjectField }>();
  const { setFocus } = form;
  useEffect(() => {
    if (wanted) setFocus(wanted.field);
  }, [wanted, setFocus]);
  return (field) => setWanted({ field });
}

type FormErrors = UseFormReturn<ProjectFormValues>['formState']['errors'];

function faultsOf(errors: FormErrors): Partial<Record<ProjectField, ProjectFault>> {
  const faults: Partial<Record<ProjectField, ProjectFault>> = {};
  for (const field of PROJECT_FIELDS) {
    const message = errors[field]?.message;
    if (message === undefined) continue;
    const { key, values } = fieldFault(message);
    faults[field] = { key: projectErrorKey(key), values };
  }
  return faults;
}
