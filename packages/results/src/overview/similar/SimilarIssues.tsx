import type { CommonComponent, CommonComponentExample } from '@sitelens/api-client/contract';
import { EmptyState, Heading, type HeadingLevel, SeverityBadge, Stack, Text } from '@sitelens/ui/primitives';
import { CircleCheck, Radar } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { RuleName } from '../../findings/RuleName.tsx';
import type { DataColumn } from '../../table/DataColumn.ts';
import { DataTable } from '../../table/DataTable.tsx';
import type { DataTableProps } from '../../table/DataTableProps.ts';
import { useSimilarIssuesWords } from '../../words/similarIssues.ts';
import { SimilarIssueExamples } from './SimilarIssueExamples.tsx';
import { Occurrences, Violates } from './similarIssueCells.tsx';

export interface SimilarIssuesProps
  extends Pick<
    DataTableProps<CommonComponent>,
    | 'view'
    | 'onViewChange'
    | 'total'
    | 'status'
    | 'onRetry'
    | 'redaction'
    | 'expandedIds'
    | 'onExpandedChange'
  > {
  /** The page of the view, in its order. */
  components: readonly CommonComponent[];
  /** While the scan runs, an empty table only says that nothing has been found so far. Default: false. */
  isRunning?: boolean;
  /** One of a component's issues; only asked for once its row is expanded. */
  renderExample: (example: CommonComponentExample, component: CommonComponent) => ReactNode;
  /** What to do about examples that are withheld, of which there are so many. */
  renderRedaction?: ((redactedExamples: number) => ReactNode) | undefined;
  /** Default: 2. */
  level?: HeadingLevel;
}

/** The components that fail the same rule on several pages: mended once, they are mended everywhere. */
export function SimilarIssues(props: SimilarIssuesProps) {
  const { components, isRunning = false, renderExample, renderRedaction, level = 2, ...table } = props;
  const t = useSimilarIssuesWords();
  const columns = useColumns();
  const empty = isRunning ? 'soFar' : 'empty';
  return (
    <Stack as="section" gap="m" aria-label={t('similarIssues.title')}>
      <Stack gap="xxs">
        <Heading level={level}>{t('similarIssues.title')}</Heading>
        <Text size="s" tone="muted">
          {t('similarIssues.about')}
        </Text>
      </Stack>
      <DataTable
        {...table}
        caption={t('similarIssues.title')}
        isCaptionHidden
        columns={columns}
        rows={components}
        rowId={({ id }) => id}
        expandedContent={(component) => (
          <SimilarIssueExamples
            component={component}
            renderExample={renderExample}
            renderRedaction={renderRedaction}
          />
        )}
        failure={{ title: t('similarIssues.failed') }}
        empty={
          <EmptyState
            level={3}
            icon={isRunning ? <Radar /> : <CircleCheck />}
            title={t(`similarIssues.${empty}.title`)}
            detail={t(`similarIssues.${empty}.detail`)}
          />
        }
      />
    </Stack>
  );
}

function useColumns(): readonly DataColumn<CommonComponent>[] {
  const t = useSimilarIssuesWords();
  return useMemo(
    () => [
      {
        id: 'ruleId',
        header: t('similarIssues.rule'),
        firstOrder: 'asc',
        cell: ({ ruleId }) => <RuleName ruleId={ruleId} />,
      },
      {
        id: 'count',
        header: t('similarIssues.occurrences'),
        firstOrder: 'desc',
        isNumeric: true,
        cell: (component) => <Occurrences {...component} />,
      },
      {
        id: 'violates',
        header: t('similarIssues.violates'),
        cell: ({ tags }) => <Violates tags={tags} />,
      },
      {
        id: 'impact',
        header: t('similarIssues.impact'),
        firstOrder: 'desc',
        cell: ({ impact }) => <SeverityBadge impact={impact} />,
      },
    ],
    [t],
  );
}
