import type { AccessibilityRulePage, ScreenSize } from '@sitelens/api-client/contract';
import { Badge } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { Check } from 'lucide-react';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { formatNumber } from '../internal/format.ts';
import type { DataColumn } from '../table/DataColumn.ts';
import { useFindingsWords } from '../words/findings.ts';
import { ChangesSinceLastScan } from './ChangesSinceLastScan.tsx';
import { PageAddress } from './PageAddress.tsx';
import { PageThumbnails } from './PageThumbnails.tsx';
import { useChangeFilter } from './useFindingFilters.ts';

const Page = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space.m};
  min-width: 0;
  > bdi { min-width: 0; }
`;

interface RulePageColumns {
  fileUrl: (fileName: string) => string;
  /** Of the pictures. */
  screenSizes: readonly ScreenSize[] | undefined;
  /** Of the count. */
  issuesHeader: string;
  /** Whether there is an earlier scan; without one nothing is said of what has changed. */
  isCompared: boolean;
}

/** The columns of a rule's pages. */
export function useRulePageColumns({
  fileUrl,
  screenSizes,
  issuesHeader,
  isCompared,
}: RulePageColumns): readonly DataColumn<AccessibilityRulePage>[] {
  const t = useFindingsWords();
  const filter = useChangeFilter();
  return useMemo(() => {
    const columns: DataColumn<AccessibilityRulePage>[] = [
      {
        id: 'pageUrl',
        header: t('findings.rulePages.page'),
        firstOrder: 'asc',
        cell: ({ pageUrl, thumbnails }) => (
          <Page>
            <PageThumbnails
              thumbnails={thumbnails}
              name={hostOf(pageUrl)}
              screenSizes={screenSizes}
              fileUrl={fileUrl}
            />
            <PageAddress url={pageUrl} />
          </Page>
        ),
      },
      {
        id: 'totalIssues',
        header: issuesHeader,
        firstOrder: 'desc',
        isNumeric: true,
        cell: (page) => <IssueCount page={page} />,
      },
    ];
    if (!isCompared) return columns;
    return [
      ...columns,
      {
        id: 'sinceLastScan',
        header: t('findings.sinceLastScan.column'),
        filter,
        cell: ({ sinceLastScan }) => <ChangesSinceLastScan changes={sinceLastScan} />,
      },
    ];
  }, [t, filter, fileUrl, screenSizes, issuesHeader, isCompared]);
}

/** A page that fails the rule no more stands where fixed issues are asked for. */
function IssueCount({ page: { totalIssues, sinceLastScan } }: { page: AccessibilityRulePage }) {
  const t = useFindingsWords();
  if (totalIssues > 0 || !sinceLastScan || sinceLastScan.fixed === 0) {
    return <strong>{formatNumber(totalIssues)}</strong>;
  }
  return (
    <>
      <Badge tone="success" icon={<Check aria-hidden />}>
        {t('findings.rulePages.allFixed')}
      </Badge>
      {formatNumber(totalIssues)}
    </>
  );
}

/** For the initials where there is no picture: those of "https" would be all the same. */
function hostOf(url: string): string {
  return URL.parse(url)?.hostname.replace(/^www\./, '') ?? url;
}
