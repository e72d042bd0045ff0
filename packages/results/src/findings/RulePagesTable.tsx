import type { AccessibilityRulePage, ScreenSize } from '@sitelens/api-client/contract';
import { EmptyState } from '@sitelens/ui/primitives';
import { CircleCheck } from 'lucide-react';
import { DataTable } from '../table/DataTable.tsx';
import type { DataTableProps } from '../table/DataTableProps.ts';
import { useFindingsWords } from '../words/findings.ts';
import { useRulePageColumns } from './useRulePageColumns.tsx';

export interface RulePagesTableProps
  extends Pick<
    DataTableProps<AccessibilityRulePage>,
    'view' | 'onViewChange' | 'total' | 'status' | 'onRetry' | 'redaction'
  > {
  /** Those that are redacted are not shown: `redaction` says that there are more. */
  pages: readonly AccessibilityRulePage[];
  /** Whether there is an earlier scan of the website; by default as the pages have it. */
  isCompared?: boolean | undefined;
  /** Of the pages' pictures. Default: all three. */
  screenSizes?: readonly ScreenSize[] | undefined;
  /** Above the count of issues. Default: "Issues". */
  issuesHeader?: string | undefined;
  onPageOpen?: ((opened: { pageId: string }) => void) | undefined;
  /** Where the rule's issues on a page are; its row is then a link. */
  pageHref?: ((pageId: string) => string) | undefined;
  /** A picture's address as the browser may load it; by default as it is on the wire. */
  fileUrl?: ((fileName: string) => string) | undefined;
}

const asOnTheWire = (fileName: string) => fileName;

/** The pages on which one rule fails. */
export function RulePagesTable(props: RulePagesTableProps) {
  const { pages, isCompared, onPageOpen, pageHref, screenSizes, issuesHeader, fileUrl, ...table } = props;
  const t = useFindingsWords();
  const hasChanges =
    (isCompared ?? pages.some(({ sinceLastScan }) => sinceLastScan !== undefined)) ||
    table.view.filters.sinceLastScan !== undefined;
  const columns = useRulePageColumns({
    fileUrl: fileUrl ?? asOnTheWire,
    screenSizes,
    issuesHeader: issuesHeader ?? t('findings.rulePages.issues'),
    isCompared: hasChanges,
  });
  return (
    <DataTable
      {...table}
      caption={t('findings.rulePages.caption')}
      isCaptionHidden
      columns={columns}
      rows={pages.filter(({ redacted }) => !redacted)}
      rowId={({ id }) => id}
      onRowOpen={onPageOpen && (({ pageId }) => onPageOpen({ pageId }))}
      rowHref={pageHref && (({ pageId }) => pageHref(pageId))}
      failure={{ title: t('findings.failed.title'), detail: t('findings.failed.detail') }}
      empty={<EmptyState icon={<CircleCheck />} title={t('findings.rulePages.empty')} />}
    />
  );
}
