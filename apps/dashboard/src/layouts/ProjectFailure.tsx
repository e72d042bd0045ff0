import { SitelensError } from '@sitelens/api-client';
import { currentSubscriptionQuery, projectQuery, tokenInfoQuery } from '@sitelens/api-client/endpoints';
import { useSitelensClient } from '@sitelens/results/widgets';
import { FailureState } from '@sitelens/ui/primitives';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PageTitle } from '../navigation/PageTitle.tsx';
import { useDashboardWords } from '../words.ts';

interface ProjectFailureProps {
  error: Error;
  projectId: string;
}

/** The project could not be had. Reloading asks for the user, the project and the subscription again. */
export function ProjectFailure({ error, projectId }: ProjectFailureProps) {
  const t = useDashboardWords();
  const client = useSitelensClient();
  const queryClient = useQueryClient();
  const [isRetrying, setIsRetrying] = useState(false);
  const hasStatus = error instanceof SitelensError && 'status' in error && error.status !== undefined;

  async function retry() {
    setIsRetrying(true);
    await Promise.all([
      queryClient.refetchQueries({ queryKey: tokenInfoQuery(client).queryKey }),
      queryClient.refetchQueries({ queryKey: projectQuery(client, { projectId }).queryKey }),
      queryClient.refetchQueries({ queryKey: currentSubscriptionQuery(client).queryKey }),
    ]);
    setIsRetrying(false);
  }

  return (
    <>
      <PageTitle>{t('failed.title')}</PageTitle>
      <FailureState
        level={1}
        title={t('failed.title')}
        detail={t(hasStatus ? 'failed.technical' : 'failed.detail')}
        onRetry={() => void retry()}
        isRetrying={isRetrying}
      />
    </>
  );
}
