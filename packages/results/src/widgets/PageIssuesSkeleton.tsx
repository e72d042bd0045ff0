import { Card, Skeleton, Stack, VisuallyHidden } from '@sitelens/ui/primitives';
import { findingRenderType } from '../catalogue/findingInfo.ts';
import { useTableWords } from '../words/table.ts';

const ROWS = ['100%', '92%', '96%', '88%'];

/** The shape of what is coming: the screenshot and the list, the list alone, or an explainer. */
export function PageIssuesSkeleton({ ruleId }: { ruleId: string }) {
  const t = useTableWords();
  const renderType = findingRenderType(ruleId);
  return (
    <Stack gap="xl" aria-busy>
      <VisuallyHidden role="status">{t('table.loading')}</VisuallyHidden>
      {renderType === 'many-of-one-type' && <Skeleton height="24rem" />}
      <Card>
        <Stack gap="m">
          {ROWS.map((width) => (
            <Skeleton key={width} width={width} height={renderType === 'page-wide' ? '1rem' : '2.5rem'} />
          ))}
        </Stack>
      </Card>
    </Stack>
  );
}
