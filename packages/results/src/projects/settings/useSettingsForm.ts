import { useEffect, useMemo, useRef, useState } from 'react';
import type { ProjectRefusal } from '../form/projectErrors.ts';
import {
  type ProjectField,
  type ProjectFormValues,
  projectFormValues,
  projectSettings,
} from '../form/projectFormValues.ts';
import { type ProjectFormState, useProjectForm } from '../form/useProjectForm.ts';
import { ownTimeZone } from '../schedule/timeZones.ts';
import { isChanged } from './differences.ts';
import type { ProjectSettingsFormProps } from './ProjectSettingsFormProps.ts';
import type { SettledProject } from './SettledProject.ts';
import { useUnsaved } from './useUnsaved.ts';

/** What the form was begun with: a state of the project, by its values and its revision. */
interface Base {
  readonly values: ProjectFormValues;
  readonly revision: number;
}

interface SettingsForm {
  readonly form: ProjectFormState;
  readonly isUnsaved: boolean;
  /** Whether it was begun with what had been entered before. */
  readonly isFromDraft: boolean;
  /** What somebody else has made of the project while this form was filled in. */
  readonly newer: ProjectFormValues | undefined;
  readonly loadNewer: () => void;
  readonly overwrite: () => void;
  readonly discard: () => void;
}

/** Keeps what was entered apart from what the project is, and knows when the project has become another. */
export function useSettingsForm(
  props: ProjectSettingsFormProps,
  onInvalid: (field: ProjectField) => void,
): SettingsForm {
  const { project, allowedTargets, onSave, draft } = props;
  const own = useMemo(ownTimeZone, []);
  const current = useMemo(() => baseOf(project, own), [project, own]);
  const [base, setBase] = useState<Base>(current);
  const [first] = useState(draft);
  const revision = useRef(first?.revision ?? current.revision);

  const form = useProjectForm({
    first: first?.values ?? base.values,
    allowedTargets,
    isNew: false,
    onSubmit: save,
    onInvalid,
  });
  const isUnsaved = isChanged(form.values, base.values);
  const isNewer = project.revision > revision.current && !form.isSubmitting;

  async function save(entered: ProjectFormValues): Promise<ProjectRefusal | undefined> {
    const answer = await onSave(projectSettings(entered, allowedTargets), revision.current);
    if (answer.kind === 'refused') return answer.refusal;
    begin(baseOf(answer.project, own));
    return undefined;
  }

  function begin(next: Base) {
    revision.current = next.revision;
    setBase(next);
    form.reset(next.values);
  }

  // Nothing was entered that could be lost: the form shows what is.
  const takesOver = isNewer && (!isUnsaved || !isChanged(form.values, current.values));
  useEffect(() => {
    if (takesOver) begin(current);
  });
  useUnsaved(isUnsaved ? { values: form.values, revision: revision.current } : undefined, props);

  return {
    form,
    isUnsaved,
    isFromDraft: first !== undefined,
    newer: isNewer && !takesOver ? current.values : undefined,
    loadNewer: () => begin(current),
    overwrite: () => {
      revision.current = current.revision;
      void form.submit();
    },
    discard: () => begin(current),
  };
}

function baseOf(project: SettledProject, own: string): Base {
  return { values: projectFormValues(project, own), revision: project.revision };
}
