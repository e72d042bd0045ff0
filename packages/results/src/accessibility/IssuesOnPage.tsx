import { tokens } from '@sitelens/ui/theme';
import { type ReactNode, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { issueBox } from '../screenshot/geometry/issueBox.ts';
import { ScreenshotViewer, type ScreenshotViewerProps } from '../screenshot/ScreenshotViewer.tsx';
import { useAccessibilityWords } from '../words/accessibility.ts';
import { IssueList, type IssueListProps } from './IssueList.tsx';

const sideBySide = '@container sitelens-issues (min-width: 56rem)';

const Room = styled.div`
  container: sitelens-issues / inline-size;
  min-width: 0;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${tokens.space.xl};
  ${sideBySide} { grid-template-columns: minmax(0, 3fr) minmax(22rem, 2fr); }
`;

const Screenshot = styled.div`
  min-width: 0;
  scroll-margin-top: 4rem;
  outline: none;
  ${sideBySide} { position: sticky; top: 4rem; }
`;

const Side = styled.div`
  min-width: 0;
  overflow: clip;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surface};
`;

const Scroller = styled.div`
  position: relative;
  ${sideBySide} { max-height: max(30rem, calc(100dvh - 12rem)); overflow-y: auto; }
`;

const PageWide = styled.p`
  margin: 0;
  padding: ${tokens.space.m} ${tokens.space.l};
  border-bottom: 1px solid ${tokens.color.border};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.s};
`;

export interface IssuesOnPageProps
  extends Omit<IssueListProps, 'onSeeOnScreenshot' | 'level'>,
    Pick<ScreenshotViewerProps, 'page' | 'status' | 'fileUrl' | 'screenSize' | 'onScreenSizeChange'> {
  onPageRetry: () => void;
  /** The rule concerns the document: nothing to mark, so the explanation stands alone. */
  isPageWide?: boolean;
  /** Under the list: its pages. */
  footer?: ReactNode;
}

/** One rule's issues on one page: the screenshot with its boxes, and beside it what each is about. */
export function IssuesOnPage(props: IssuesOnPageProps) {
  const { page, status, fileUrl, screenSize, onScreenSizeChange, onPageRetry, isPageWide = false } = props;
  const { footer, ...list } = props;
  const t = useAccessibilityWords();
  const viewer = useRef<HTMLDivElement>(null);
  const { issues, offset = 0 } = list;
  const boxes = useMemo(
    () => issues.map((issue, index) => issueBox(issue, offset + index)),
    [issues, offset],
  );

  function seeOnScreenshot({ issueId }: { issueId: string }) {
    list.onIssueOpen({ issueId });
    viewer.current?.focus({ preventScroll: true });
    viewer.current?.scrollIntoView({ block: 'nearest' });
  }

  if (isPageWide) {
    return (
      <Side>
        <PageWide>{t('accessibility.pageIssues.pageWide')}</PageWide>
        <IssueList {...list} />
        {footer}
      </Side>
    );
  }
  return (
    <Room>
      <Columns>
        <Screenshot ref={viewer} tabIndex={-1}>
          <ScreenshotViewer
            page={page}
            {...(status && { status })}
            onRetry={onPageRetry}
            {...(fileUrl && { fileUrl })}
            screenSize={screenSize}
            onScreenSizeChange={onScreenSizeChange}
            boxes={boxes}
            total={list.total}
            focusedIssueId={list.focusedIssueId}
            onIssueOpen={list.onIssueOpen}
          />
        </Screenshot>
        <Side>
          <Scroller data-issue-list>
            <IssueList {...list} onSeeOnScreenshot={seeOnScreenshot} />
          </Scroller>
          {footer}
        </Side>
      </Columns>
    </Room>
  );
}
