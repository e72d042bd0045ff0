import { Inline, Skeleton, Stack } from '@sitelens/ui/primitives';
import { PageTitle } from '../navigation/PageTitle.tsx';
import { useDashboardWords } from '../words.ts';

/** The shape of a website's header. */
export function ProjectHeaderSkeleton() {
  const t = useDashboardWords();
  return (
    <Stack gap="l" aria-busy>
      <PageTitle>{t('loading')}</PageTitle>
      <Skeleton width="6rem" height="1.75rem" />
      <Inline gap="m">
        <Skeleton width="3rem" height="3rem" />
        <Stack gap="xs">
          <Skeleton width="12rem" height="1.5rem" />
          <Skeleton width="16rem" height="1rem" />
        </Stack>
      </Inline>
      <div />
    </Stack>
  );
}
