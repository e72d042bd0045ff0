import type { CommonComponentExample, Page, ScreenSize } from '@sitelens/api-client/contract';
import { accessibilityIssueBoxesQuery, type ScanReference } from '@sitelens/api-client/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ruleTitle } from '../catalogue/accessibilityRules.ts';
import { sizeThatShows } from '../screenshot/capturedPage.ts';
import { type IssueBox, issueBox } from '../screenshot/geometry/issueBox.ts';
import { ScreenshotDialog } from '../screenshot/ScreenshotDialog.tsx';
import { useSitelensClient } from './SitelensClientContext.ts';

interface CommonComponentScreenshotProps extends ScanReference {
  ruleId: string;
  example: CommonComponentExample;
  page: Page;
  isOpen: boolean;
  onClose: () => void;
  fileUrl: (fileName: string) => string;
}

/** The example's page, large, with all of the rule's issues on it; the example is in focus at first. */
export function CommonComponentScreenshot(props: CommonComponentScreenshotProps) {
  const { projectId, scanId, ruleId, example, page, isOpen, onClose, fileUrl } = props;
  const place = { projectId, scanId, pageId: example.pageId, accessibilityId: ruleId };
  const all = useQuery(accessibilityIssueBoxesQuery(useSitelensClient(), place));
  const own = useMemo(() => issueBox({ ...example, id: example.issueId }, 0), [example]);
  // Until the others are there, and where they can't be had, the example is shown alone.
  const boxes = useMemo((): readonly IssueBox[] => {
    const onPage = all.data?.content.map((box) => issueBox(box, box.position)) ?? [];
    return onPage.some(({ id }) => id === own.id)
      ? onPage.map((box) => (box.id === own.id ? { ...own, position: box.position } : box))
      : [own];
  }, [all.data, own]);
  const [screenSize, setScreenSize] = useState<ScreenSize>(
    () => sizeThatShows(own.boundingBoxes, page) ?? example.screenSizes[0] ?? 'desktop',
  );
  const [focusedIssueId, setFocusedIssueId] = useState(own.id);
  return (
    <ScreenshotDialog
      isOpen={isOpen}
      onClose={onClose}
      title={ruleTitle(ruleId)}
      page={page}
      screenSize={screenSize}
      onScreenSizeChange={setScreenSize}
      boxes={boxes}
      {...(boxes.length > 1 && all.data && { total: all.data.totalElements })}
      focusedIssueId={focusedIssueId}
      onIssueOpen={({ issueId }) => setFocusedIssueId(issueId)}
      fileUrl={fileUrl}
    />
  );
}
