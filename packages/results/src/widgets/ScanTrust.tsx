import { type ScanReference, scanTrustQuery } from '@sitelens/api-client/endpoints';
import { Card, FailureState, Skeleton, Stack, VisuallyHidden } from '@sitelens/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useKeptFocus } from '../internal/useKeptFocus.ts';
import { ScanTrust as ScanTrustPanel } from '../trust/ScanTrust.tsx';
import { useTableWords } from '../words/table.ts';
import { useTrustWords } from '../words/trust.ts';
import { isShownAsRefusal, Refusal } from './Refusal.tsx';
import { useSitelensClient } from './SitelensClientContext.ts';

export type ScanTrustProps = ScanReference;

/** Takes the focus of a button that has gone. */
const Place = styled.div`
  min-width: 0;
  outline: none;
`;

/** How far the results of a scan that has ended can be trusted: what was skipped, and what stood in the way. */
export function ScanTrust({ projectId, scanId }: ScanTrustProps) {
  const t = useTrustWords();
  const query = useQuery(scanTrustQuery(useSitelensClient(), { projectId, scanId }));
  const { place, keepingFocus } = useKeptFocus();
  if (isShownAsRefusal(query.error)) return <Refusal error={query.error} />;
  return (
    <Place ref={place} tabIndex={-1}>
      {query.data ? (
        <ScanTrustPanel trust={query.data} />
      ) : (
        <Card as="section" aria-label={t('trust.title')} padding="xl">
          {query.isPending ? (
            <TrustSkeleton />
          ) : (
            <FailureState
              title={t('trust.failed')}
              onRetry={() => keepingFocus(() => void query.refetch())}
              isRetrying={query.isFetching}
            />
          )}
        </Card>
      )}
    </Place>
  );
}

function TrustSkeleton() {
  const t = useTableWords();
  return (
    <Stack gap="l" aria-busy>
      <VisuallyHidden role="status">{t('table.loading')}</VisuallyHidden>
      <Skeleton width="14rem" height="1.25rem" />
      <Skeleton height="1.5rem" />
    </Stack>
  );
}
