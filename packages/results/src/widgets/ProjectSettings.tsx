import { currentSubscriptionQuery, projectQuery } from '@sitelens/api-client/endpoints';
import { FailureState, ForbiddenState } from '@sitelens/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { useProjectSettingsWords } from '../words/projectSettings.ts';
import { useWidgetsWords } from '../words/widgets.ts';
import type { ProjectSettingsProps } from './ProjectSettingsProps.ts';
import { ProjectSettingsSkeleton } from './ProjectSettingsSkeleton.tsx';
import { isShownAsRefusal, Refusal } from './Refusal.tsx';
import { SavedSettings } from './SavedSettings.tsx';
import { useSitelensClient } from './SitelensClientContext.ts';

/** A project's settings, to be changed by who may and read by who may not, and below them the way to delete it. */
export function ProjectSettings(props: ProjectSettingsProps) {
  const { projectId } = props;
  const client = useSitelensClient();
  const t = useProjectSettingsWords();
  const ofWidgets = useWidgetsWords();
  const project = useQuery(projectQuery(client, { projectId }));
  const subscription = useQuery(currentSubscriptionQuery(client));

  if (project.data && subscription.data) {
    if (!project.data.isMember) {
      return (
        <ForbiddenState title={ofWidgets('widgets.forbiddenTitle')} detail={ofWidgets('widgets.forbidden')} />
      );
    }
    // Another project's settings are another form.
    return (
      <SavedSettings key={projectId} {...props} project={project.data} subscription={subscription.data} />
    );
  }
  const error = project.error ?? subscription.error;
  if (isShownAsRefusal(error)) return <Refusal error={error} />;
  if (!error) return <ProjectSettingsSkeleton />;
  return (
    <FailureState
      title={t('projectSettings.failed.title')}
      isRetrying={project.isFetching || subscription.isFetching}
      onRetry={() => {
        void project.refetch();
        void subscription.refetch();
      }}
    />
  );
}
