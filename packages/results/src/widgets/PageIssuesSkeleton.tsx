import { Skeleton, Stack, VisuallyHidden } from '@sitelens/ui/primitives';
import { useTableWords } from '../words/table.ts';

/** The shape of the screenshot and the list that are coming. */
export function PageIssuesSkeleton() {
  const t = useTableWords();
  return (
    <Stack gap="m" aria-busy>
      <VisuallyHidden role="status">{t('table.loading')}</VisuallyHidden>
      <Skeleton height="2rem" width="60%" />
      <Skeleton height="24rem" />
      <Skeleton height="2.5rem" />
      <Skeleton height="2.5rem" />
    </Stack>
  );
}
