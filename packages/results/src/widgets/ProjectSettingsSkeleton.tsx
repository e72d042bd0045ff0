import { Card, Skeleton, Stack, VisuallyHidden } from '@sitelens/ui/primitives';
import { useTableWords } from '../words/table.ts';

const FIELDS = ['startUrl', 'name', 'public'];

/** The shape of the settings that are coming. */
export function ProjectSettingsSkeleton() {
  const t = useTableWords();
  return (
    <Card padding="xl" aria-busy>
      <VisuallyHidden role="status">{t('table.loading')}</VisuallyHidden>
      <Stack gap="l">
        <Skeleton width="14rem" height="1.5rem" />
        {FIELDS.map((field) => (
          <Skeleton key={field} width="min(40rem, 100%)" height="3rem" />
        ))}
      </Stack>
    </Card>
  );
}
