import { SitelensError } from '@sitelens/api-client';
import { currentSubscriptionQuery, projectQuery, tokenInfoQuery } from '@sitelens/api-client/endpoints';
import { useSitelensClient } from '@sitelens/results/widgets';
import { FailureState } from '@sitelens/ui/primitives';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PageTitle } from '../navigation/PageTitle.tsx';
import { useMode } from '../navigation/useMode.ts';
import { useDashboardWords } from '../words.ts';

interface ProjectFailureProps {
  error: Error;
  projectId: string;
}

/**
 * The project could not be had. Reloading asks for the user, the project and the subscription again; in public
 * there is no subscription to ask for.
 */
export function ProjectFailure({ error, projectId }: ProjectFailureProps) {
  const t = useDashboardWords();
  const client = useSitelensClient();
  const queryClient = useQueryClient();
  const mode = useMode();
  const [isRetrying, setIsRetrying] = useState(false);
  const hasStatus = error instanceof SitelensError && 'status' in error && error.status !== undefined;

  async function retry() {
    setIsRetrying(true);
    const keys = [
      tokenInfoQuery(client).queryKey,
      projectQuery(client, { projectId }).queryKey,
      ...(mode === 'public' ? [] : [currentSubscriptionQuery(client).queryKey]),
    ];
    await Promise.all(keys.map((queryKey) => queryClient.refetchQueries({ queryKey })));
    setIsRetrying(false);
  }

  return (
    <>
      <PageTitle>{t(`failed.${mode}.title`)}</PageTitle>
      <FailureState
        level={1}
        title={t(`failed.${mode}.title`)}
        detail={t(hasStatus ? `failed.${mode}.technical` : `failed.${mode}.detail`)}
        onRetry={() => void retry()}
        isRetrying={isRetrying}
      />
    </>
  );
}
