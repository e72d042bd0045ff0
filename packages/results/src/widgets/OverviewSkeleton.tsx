import { Card, Skeleton, Stack, VisuallyHidden } from '@sitelens/ui/primitives';
import { ChartPair, OverviewRoom } from '../overview/overviewParts.ts';
import { useTableWords } from '../words/table.ts';

/** The shape of the overview that is coming. */
export function OverviewSkeleton() {
  const t = useTableWords();
  return (
    <OverviewRoom>
      <Stack gap="xl" aria-busy>
        <VisuallyHidden role="status">{t('table.loading')}</VisuallyHidden>
        <Part height="3rem" />
        <ChartPair>
          <Part height="12.5rem" />
          <Part height="17.5rem" />
        </ChartPair>
        <Part height="10rem" />
      </Stack>
    </OverviewRoom>
  );
}

function Part({ height }: { height: string }) {
  return (
    <Card padding="xl">
      <Stack gap="l">
        <Skeleton width="10rem" height="1.25rem" />
        <Skeleton height={height} />
      </Stack>
    </Card>
  );
}
