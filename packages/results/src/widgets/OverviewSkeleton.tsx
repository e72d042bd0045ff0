import { Card, Skeleton, Stack, VisuallyHidden } from '@sitelens/ui/primitives';
import { useTableWords } from '../words/table.ts';

/** The shape of the overview that is coming. */
export function OverviewSkeleton() {
  const t = useTableWords();
  return (
    <Stack gap="xl" aria-busy>
      <VisuallyHidden role="status">{t('table.loading')}</VisuallyHidden>
      <Card padding="xl">
        <Stack gap="l">
          <Skeleton width="10rem" height="1.25rem" />
          <Skeleton height="3rem" />
        </Stack>
      </Card>
      <Card padding="xl">
        <Stack gap="m">
          <Skeleton width="8rem" height="1.25rem" />
          <Skeleton height="1rem" />
          <Skeleton height="1rem" width="80%" />
          <Skeleton height="1rem" width="60%" />
        </Stack>
      </Card>
    </Stack>
  );
}
