import { createProjectMutation } from '@sitelens/api-client/endpoints';
import { Button, Dialog } from '@sitelens/ui/primitives';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { keptFormValues } from '../projects/form/keptFormValues.ts';
import { ProjectForm, type ProjectFormProps } from '../projects/form/ProjectForm.tsx';
import type { ProjectRefusal } from '../projects/form/projectErrors.ts';
import type { ProjectSettings } from '../projects/form/projectFormValues.ts';
import { useProjectsWords } from '../words/projects.ts';
import type { NewProjectDialogProps } from './NewProjectDialogProps.ts';
import { projectRefusal } from './projectRefusal.ts';
import { useSitelensClient } from './SitelensClientContext.ts';
import { useAllowedTargets } from './useAllowedTargets.ts';
import { useKeptDraft } from './useKeptDraft.ts';

/** Asks for a website's URL and name, and for more if one likes, and makes a project of it. */
export function LoadedNewProjectDialog({ isOpen, onClose, onCreated, startUrl }: NewProjectDialogProps) {
  const client = useSitelensClient();
  const t = useProjectsWords();
  const formId = useId();
  const creation = useMutation(createProjectMutation(client, useQueryClient()));
  const allowedTargets = useAllowedTargets();

  async function create(settings: ProjectSettings): Promise<ProjectRefusal | undefined> {
    try {
      const { id: projectId } = await creation.mutateAsync(settings);
      onCreated({ projectId });
      return undefined;
    } catch (error) {
      return projectRefusal(error);
    }
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('projects.form.title')}
      description={t('projects.form.description')}
      keepsOpenOnOutsidePress
      footer={
        <Button type="submit" form={formId} variant="primary" isLoading={creation.isPending}>
          {t('projects.form.submit')}
        </Button>
      }
    >
      <KeptProjectForm
        id={formId}
        allowedTargets={allowedTargets}
        onSubmit={create}
        {...(startUrl !== undefined && { startUrl })}
      />
    </Dialog>
  );
}

/** Only while the dialog is open: who closes it leaves behind what was entered. */
function KeptProjectForm(props: ProjectFormProps) {
  const { draft, keep } = useKeptDraft('newProject', keptFormValues);
  return <ProjectForm {...props} draft={draft} onDraftChange={keep} />;
}
