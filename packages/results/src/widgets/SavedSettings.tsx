import { ProblemError } from '@sitelens/api-client';
import { mayDo, projectTitle } from '@sitelens/api-client/contract';
import {
  type ParsedProject,
  type ParsedSubscription,
  projectQuery,
  updateProjectMutation,
} from '@sitelens/api-client/endpoints';
import { Card, Heading, Stack, useToast } from '@sitelens/ui/primitives';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProjectSettings } from '../projects/form/projectFormValues.ts';
import { ProjectSettingsForm } from '../projects/settings/ProjectSettingsForm.tsx';
import type { SettingsAnswer } from '../projects/settings/SettingsAnswer.ts';
import { keptSettingsDraft } from '../projects/settings/settingsDraft.ts';
import { useProjectSettingsWords } from '../words/projectSettings.ts';
import { DeleteProjectSection } from './DeleteProjectSection.tsx';
import type { ProjectSettingsProps } from './ProjectSettingsProps.ts';
import { projectRefusal } from './projectRefusal.ts';
import { ScanEmailsSection } from './ScanEmailsSection.tsx';
import { useSitelensClient } from './SitelensClientContext.ts';
import { scheduleObstacle } from './scheduleObstacle.ts';
import { useAllowedTargets } from './useAllowedTargets.ts';
import { useKeptDraft } from './useKeptDraft.ts';

interface SavedSettingsProps extends ProjectSettingsProps {
  project: ParsedProject;
  subscription: ParsedSubscription;
}

/** The settings of a project that is there, for a reader whose role is known. */
export function SavedSettings(props: SavedSettingsProps) {
  const { projectId, project, subscription, publicUrl, onDeleted, onUnsavedChange, level = 2 } = props;
  const t = useProjectSettingsWords();
  const allowedTargets = useAllowedTargets();
  const save = useSave(projectId);
  const { draft, keep } = useKeptDraft(`projectSettings.${projectId}`, keptSettingsDraft);
  const { userRole: role } = subscription;
  const mayChange = mayDo(role, 'changeProjectSettings');
  return (
    <Stack gap="l">
      <Card padding="xl">
        <Stack gap="l">
          <Heading level={level}>{t('projectSettings.parts.label')}</Heading>
          <ProjectSettingsForm
            project={project}
            allowedTargets={allowedTargets}
            onSave={save}
            isReadOnly={!mayChange}
            publicUrl={publicUrl}
            scheduleObstacle={scheduleObstacle(subscription)}
            onUnsavedChange={onUnsavedChange}
            draft={mayChange ? draft : undefined}
            onDraftChange={keep}
          />
        </Stack>
      </Card>
      <ScanEmailsSection projectId={projectId} level={level} />
      <DeleteProjectSection
        projectId={projectId}
        projectName={projectTitle(project)}
        mayDelete={mayDo(role, 'deleteProject')}
        onDeleted={() => {
          // What was entered goes with the project.
          onUnsavedChange?.(false);
          onDeleted();
        }}
        level={level}
      />
    </Stack>
  );
}

/** Saves over a revision; where there is a newer one, that is fetched, so that both can be shown. */
function useSave(projectId: string) {
  const client = useSitelensClient();
  const queryClient = useQueryClient();
  const t = useProjectSettingsWords();
  const showToast = useToast();
  const update = useMutation(updateProjectMutation(client, queryClient));

  return async (settings: ProjectSettings, revision: number): Promise<SettingsAnswer> => {
    try {
      const project = await update.mutateAsync({ projectId, settings: { ...settings, revision } });
      showToast({ tone: 'success', title: t('projectSettings.saved') });
      return { kind: 'saved', project };
    } catch (error) {
      if (error instanceof ProblemError && error.key === 'project-changed') {
        await queryClient.refetchQueries({
          queryKey: projectQuery(client, { projectId }).queryKey,
          exact: true,
        });
      }
      return { kind: 'refused', refusal: projectRefusal(error) };
    }
  };
}
