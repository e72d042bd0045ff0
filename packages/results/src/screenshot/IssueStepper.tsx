import { IconButton } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { useScreenshotWords } from '../words/screenshot.ts';

const Root = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.xs};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.s};
  font-variant-numeric: tabular-nums;
  svg:dir(rtl) { transform: scaleX(-1); }
`;

interface IssueStepperProps {
  /** Ids in the list's order. */
  issueIds: readonly string[];
  focusedIssueId: string | undefined;
  onOpen: (issueId: string) => void;
}

/** Previous and next issue, with or without a box; stops at both ends. */
export function IssueStepper({ issueIds, focusedIssueId, onOpen }: IssueStepperProps) {
  const t = useScreenshotWords();
  const at = focusedIssueId === undefined ? -1 : issueIds.indexOf(focusedIssueId);
  const previous = issueIds[at - 1];
  const next = issueIds[at + 1];
  return (
    <Root>
      <IconButton
        size="s"
        variant="secondary"
        label={t('screenshot.previousIssue')}
        icon={<ChevronLeft aria-hidden />}
        aria-disabled={previous === undefined}
        onClick={() => previous !== undefined && onOpen(previous)}
      />
      <span role="status" dir="auto">
        {t('screenshot.position', { number: at < 0 ? '–' : at + 1, total: issueIds.length })}
      </span>
      <IconButton
        size="s"
        variant="secondary"
        label={t('screenshot.nextIssue')}
        icon={<ChevronRight aria-hidden />}
        aria-disabled={next === undefined}
        onClick={() => next !== undefined && onOpen(next)}
      />
    </Root>
  );
}
