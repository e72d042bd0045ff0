import { SITE_AUDIT_COLUMNS, type SiteAuditColumn, type SiteAuditIssue } from '@sitelens/api-client/contract';
import { truncate } from '@sitelens/ui/primitives';
import { useMemo } from 'react';
import type { DataColumn } from '../table/DataColumn.ts';
import { useSiteAuditWords } from '../words/siteAudit.ts';
import { SiteAuditCell } from './values/SiteAuditCell.tsx';

/** An issue with its place in the whole list, from 0, which it never leaves. */
export interface PlacedIssue {
  readonly place: number;
  readonly issue: SiteAuditIssue;
}

const KNOWN: ReadonlySet<string> = new Set(Object.values(SITE_AUDIT_COLUMNS).flat());
const NAME_LENGTH = 40;

/** The columns of a type's table, named in words. */
export function useIssueColumns(columns: readonly string[]): readonly DataColumn<PlacedIssue>[] {
  const t = useSiteAuditWords();
  return useMemo(
    () =>
      columns.map((column) => ({
        id: column,
        header: isKnown(column) ? t(`siteAudit.columns.${column}`) : truncate(column, NAME_LENGTH),
        cell: ({ issue }) => <SiteAuditCell issue={issue} column={column} />,
        ...(column === 'content_length' && { isNumeric: true }),
        // A snippet has no width of its own that it would ask for.
        ...(column === 'html' && { width: '50%', inCards: 'below-head' as const }),
      })),
    [t, columns],
  );
}

function isKnown(column: string): column is SiteAuditColumn {
  return KNOWN.has(column);
}
