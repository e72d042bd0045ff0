import type { AccessibilityIssueList, Page } from '@sitelens/api-client/contract';
import { Button, EmptyState } from '@sitelens/ui/primitives';
import type { UseQueryResult } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { IssuesOnPage } from '../accessibility/IssuesOnPage.tsx';
import { ruleRenderType } from '../catalogue/accessibilityRules.ts';
import { Pagination } from '../table/Pagination.tsx';
import { useAccessibilityWords } from '../words/accessibility.ts';
import { useTableWords } from '../words/table.ts';
import { dataStatus } from './dataStatus.ts';
import { chosenIssue, type PageIssuesView, shownScreenSize, withIssue } from './pageIssuesView.ts';
import { useFileUrl } from './useFileUrl.ts';

interface PageIssuesProps {
  ruleId: string;
  list: AccessibilityIssueList;
  page: UseQueryResult<Page>;
  view: PageIssuesView;
  setView: (view: PageIssuesView) => void;
}

/** The issues that are there: the list with its pages, and the screenshot of the size that shows the chosen one. */
export function PageIssues({ ruleId, list, page, view, setView }: PageIssuesProps) {
  const t = useAccessibilityWords();
  const ofTable = useTableWords();
  const fileUrl = useFileUrl();
  const issues = list.content;
  const chosen = chosenIssue(issues, view);
  if (list.totalElements === 0) {
    return <EmptyState icon={<CircleCheck />} title={t('accessibility.empty.title')} />;
  }
  if (issues.length === 0) {
    return (
      <EmptyState
        title={ofTable('table.beyond.title')}
        detail={ofTable('table.beyond.detail')}
        action={
          <Button onClick={() => setView({ ...view, page: 0 })}>{ofTable('table.beyond.action')}</Button>
        }
      />
    );
  }

  function open({ issueId }: { issueId: string }) {
    const issue = issues.find(({ id }) => id === issueId);
    if (issue) setView(withIssue(view, issue));
  }

  return (
    <IssuesOnPage
      issues={issues}
      total={list.totalElements}
      offset={view.page * view.rowsPerPage}
      focusedIssueId={chosen?.id}
      onIssueOpen={open}
      page={page.data}
      status={dataStatus(page)}
      onPageRetry={() => void page.refetch()}
      fileUrl={fileUrl}
      screenSize={shownScreenSize(chosen, view)}
      onScreenSizeChange={(screenSize) => setView({ ...view, issueId: chosen?.id, screenSize })}
      isPageWide={ruleRenderType(ruleId) === 'page-wide'}
      footer={
        list.totalElements > view.rowsPerPage && (
          <Pagination
            caption={t('accessibility.pageIssues.heading')}
            view={view}
            onViewChange={(next) => setView({ ...next, screenSize: view.screenSize })}
            total={list.totalElements}
          />
        )
      }
    />
  );
}
