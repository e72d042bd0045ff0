import type { AccessibilityRulePage } from '@sitelens/api-client/contract';
import { EmptyState, Thumbnail, truncate } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { formatNumber } from '../internal/format.ts';
import type { DataColumn } from '../table/DataColumn.ts';
import { DataTable } from '../table/DataTable.tsx';
import type { DataTableProps } from '../table/DataTableProps.ts';
import { useAccessibilityWords } from '../words/accessibility.ts';

/** Specification (results), section 9. */
const URL_LENGTH = 90;

const Page = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space.m};
  min-width: 0;
`;

export interface RulePagesTableProps
  extends Pick<
    DataTableProps<AccessibilityRulePage>,
    'view' | 'onViewChange' | 'total' | 'status' | 'onRetry' | 'redaction'
  > {
  pages: readonly AccessibilityRulePage[];
  onPageOpen?: ((opened: { pageId: string }) => void) | undefined;
  /** Where the rule's issues on a page are; its row is then a link. */
  pageHref?: ((pageId: string) => string) | undefined;
  /** A picture's address as the browser may load it; by default as it is on the wire. */
  fileUrl?: ((fileName: string) => string) | undefined;
}

/** The pages on which one rule fails. */
export function RulePagesTable(props: RulePagesTableProps) {
  const { pages, onPageOpen, pageHref, fileUrl, ...table } = props;
  const t = useAccessibilityWords();
  const columns = useColumns(fileUrl);
  return (
    <DataTable
      {...table}
      caption={t('accessibility.rulePages.caption')}
      isCaptionHidden
      columns={columns}
      rows={pages}
      rowId={({ id }) => id}
      onRowOpen={onPageOpen && (({ pageId }) => onPageOpen({ pageId }))}
      rowHref={pageHref && (({ pageId }) => pageHref(pageId))}
      failure={{ title: t('accessibility.failed.title'), detail: t('accessibility.failed.detail') }}
      empty={<EmptyState title={t('accessibility.rulePages.empty')} />}
    />
  );
}

const asOnTheWire = (fileName: string) => fileName;

function useColumns(
  fileUrl: (fileName: string) => string = asOnTheWire,
): readonly DataColumn<AccessibilityRulePage>[] {
  const t = useAccessibilityWords();
  return useMemo(
    () => [
      {
        id: 'pageUrl',
        header: t('accessibility.rulePages.page'),
        firstOrder: 'asc',
        cell: ({ pageUrl, thumbnails, redacted }) => {
          const src = thumbnails.desktop ?? thumbnails.tablet ?? thumbnails.phone;
          return (
            <Page>
              <Thumbnail src={src && fileUrl(src)} name={pageUrl} />
              {redacted ? (
                t('accessibility.rulePages.redacted')
              ) : (
                <span title={pageUrl.length > URL_LENGTH ? pageUrl : undefined}>
                  {truncate(pageUrl, URL_LENGTH)}
                </span>
              )}
            </Page>
          );
        },
      },
      {
        id: 'totalIssues',
        header: t('accessibility.rulePages.issues'),
        firstOrder: 'desc',
        isNumeric: true,
        cell: ({ totalIssues }) => formatNumber(totalIssues),
      },
    ],
    [t, fileUrl],
  );
}
