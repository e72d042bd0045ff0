import type { AccessibilityIssue } from '@sitelens/api-client/contract';
import { Button, Stack } from '@sitelens/ui/primitives';
import { ScanEye } from 'lucide-react';
import { Snippet } from '../snippet/Snippet.tsx';
import { usePageIssuesWords } from '../words/pageIssues.ts';
import type { IssueHost } from './IssueHost.ts';
import { hasBox, relatedBoxes } from './relatedBoxes.ts';

interface RelatedElementsProps extends Pick<IssueHost, 'onSeeOnScreenshot'> {
  issue: AccessibilityIssue;
}

/** Elements that have to do with an issue, such as the other one of two equal ids. */
export function RelatedElements({ issue, onSeeOnScreenshot }: RelatedElementsProps) {
  const t = usePageIssuesWords();
  return (
    <Stack gap="m">
      {issue.relatedNodes.map((node, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: their order is part of the issue, and two may be alike
        <Stack key={index} gap="xs" align="start">
          <div style={{ alignSelf: 'stretch', minWidth: 0 }}>
            <Snippet
              code={node.html}
              label={t('pageIssues.relatedElement', { number: index + 1 })}
              maxLength={200}
            />
          </div>
          {onSeeOnScreenshot && hasBox(relatedBoxes(node)) && (
            <Button
              size="s"
              icon={<ScanEye aria-hidden />}
              aria-label={t('pageIssues.seeRelated', { number: index + 1 })}
              onClick={() => onSeeOnScreenshot({ issueId: issue.id, relatedIndex: index })}
            >
              {t('pageIssues.seeOnScreenshot')}
            </Button>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
