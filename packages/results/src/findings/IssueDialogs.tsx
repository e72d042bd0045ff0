import type { AccessibilityIssue } from '@sitelens/api-client/contract';
import { findingTitle } from '../catalogue/findingInfo.ts';
import { HelpDialog } from '../help/HelpDialog.tsx';
import { ScreenshotDialog, type ScreenshotDialogProps } from '../screenshot/ScreenshotDialog.tsx';
import { IssueCrop } from './IssueCrop.tsx';
import type { IssueHost } from './IssueHost.ts';
import { RelatedScreenshot } from './RelatedScreenshot.tsx';

/** What stands over the page. */
export type ShownDialog =
  | { readonly kind: 'screenshot' }
  | { readonly kind: 'related'; readonly issueId: string; readonly index: number }
  | { readonly kind: 'fix'; readonly issueId: string };

interface IssueDialogsProps {
  ruleId: string;
  shown: ShownDialog | undefined;
  onClose: () => void;
  issues: readonly AccessibilityIssue[];
  host: IssueHost;
  viewer: Omit<ScreenshotDialogProps, 'isOpen' | 'onClose' | 'title'>;
}

/** The dialogs of a rule's issues: their screenshot, that of a related element, and the help on one of them. */
export function IssueDialogs({ ruleId, shown, onClose, issues, host, viewer }: IssueDialogsProps) {
  const issueOf = (issueId: string) => issues.find(({ id }) => id === issueId);
  const fixed = shown?.kind === 'fix' ? issueOf(shown.issueId) : undefined;
  const related = shown?.kind === 'related' ? issueOf(shown.issueId) : undefined;
  return (
    <>
      <ScreenshotDialog
        {...viewer}
        isOpen={shown?.kind === 'screenshot'}
        onClose={onClose}
        title={findingTitle(ruleId)}
      />
      {shown?.kind === 'related' && related && (
        <RelatedScreenshot issue={related} index={shown.index} viewer={viewer} onClose={onClose} />
      )}
      {fixed && (
        <HelpDialog
          isOpen
          onClose={onClose}
          ruleId={ruleId}
          issue={fixed}
          picture={
            <IssueCrop
              page={host.page}
              screenSize={host.screenSize}
              fileUrl={host.fileUrl}
              boundingBoxes={fixed.boundingBoxes}
            />
          }
        />
      )}
    </>
  );
}
