import type { AccessibilityIssue } from '@sitelens/api-client/contract';
import { useMemo, useState } from 'react';
import { findingTitle } from '../catalogue/findingInfo.ts';
import { sizeToShow } from '../screenshot/capturedPage.ts';
import { type IssueBox, issueBox } from '../screenshot/geometry/issueBox.ts';
import { ScreenshotDialog, type ScreenshotDialogProps } from '../screenshot/ScreenshotDialog.tsx';
import { usePageIssuesWords } from '../words/pageIssues.ts';
import { relatedBoxes } from './relatedBoxes.ts';

interface RelatedScreenshotProps {
  issue: AccessibilityIssue;
  /** Which of the issue's `relatedNodes`. */
  index: number;
  viewer: Omit<ScreenshotDialogProps, 'isOpen' | 'onClose' | 'title'>;
  onClose: () => void;
}

/** An element that has to do with an issue, on the screenshot; it is marked alone, as what belongs to that issue. */
export function RelatedScreenshot({ issue, index, viewer, onClose }: RelatedScreenshotProps) {
  const t = usePageIssuesWords();
  const { page, boxes: issues } = viewer;
  const boxes = useMemo(() => boxOf(issue, index, issues), [issue, index, issues]);
  const [box] = boxes;
  const [screenSize, setScreenSize] = useState(() =>
    box && page ? sizeToShow(box.boundingBoxes, page, viewer.screenSize) : viewer.screenSize,
  );
  return (
    <ScreenshotDialog
      {...viewer}
      isOpen
      onClose={onClose}
      title={t('pageIssues.relatedOf', { title: findingTitle(issue.ruleId) })}
      boxes={boxes}
      total={viewer.total ?? issues.length}
      focusedIssueId={box?.id}
      onIssueOpen={() => undefined}
      screenSize={screenSize}
      onScreenSizeChange={setScreenSize}
    />
  );
}

/** It is numbered as the issue that it has to do with. */
function boxOf(issue: AccessibilityIssue, index: number, issues: readonly IssueBox[]): readonly IssueBox[] {
  const node = issue.relatedNodes[index];
  if (!node) return [];
  const position = issues.find(({ id }) => id === issue.id)?.position ?? 0;
  const { html, target } = node;
  return [
    issueBox(
      { id: `${issue.id}/related/${index}`, html, target, boundingBoxes: relatedBoxes(node) },
      position,
    ),
  ];
}
