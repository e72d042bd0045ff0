import { defaultAllowedDomains, parseAllowedTargets } from '@sitelens/api-client/contract';
import { createProjectMutation, currentSubscriptionQuery } from '@sitelens/api-client/endpoints';
import { Button, Dialog } from '@sitelens/ui/primitives';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { ProjectForm } from '../projects/ProjectForm.tsx';
import type { ProjectRefusal } from '../projects/projectErrors.ts';
import type { ProjectFormValues } from '../projects/projectFormSchema.ts';
import { useProjectsWords } from '../words/projects.ts';
import { projectRefusal } from './projectRefusal.ts';
import { useSitelensClient } from './SitelensClientContext.ts';

/** The settings that a new project starts with (specification, platform, section 9). */
const DEFAULTS = { maxPages: 100, maxSimultaneousPages: 3 };

export interface NewProjectDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onCreated: (created: { projectId: string }) => void;
}

/** Asks for a website's URL and name and makes a project of it. */
export function NewProjectDialog({ isOpen, onClose, onCreated }: NewProjectDialogProps) {
  const client = useSitelensClient();
  const t = useProjectsWords();
  const formId = useId();
  const subscription = useQuery(currentSubscriptionQuery(client));
  const creation = useMutation(createProjectMutation(client, useQueryClient()));
  const targets = subscription.data?.allowedTargets;
  const allowedTargets = useMemo(() => parseAllowedTargets([...(targets ?? [])]), [targets]);

  async function create({ startUrl, name }: ProjectFormValues): Promise<ProjectRefusal | undefined> {
    try {
      const allowedDomains = defaultAllowedDomains(startUrl);
      const created = await creation.mutateAsync({ ...DEFAULTS, startUrl, name, allowedDomains });
      onCreated({ projectId: created.id });
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
      <ProjectForm id={formId} allowedTargets={allowedTargets} onSubmit={create} />
    </Dialog>
  );
}
