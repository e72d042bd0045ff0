import { IconButton } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { formatNumber } from '../internal/format.ts';
import { useScreenshotWords } from '../words/screenshot.ts';
import type { IssueSteps } from './issueSteps.ts';

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
  steps: IssueSteps;
  /** Issues of the rule on the page. */
  total: number;
  onOpen: (issueId: string) => void;
}

/** Previous and next issue, with or without a box; stops at both ends. */
export function IssueStepper({ steps, total, onOpen }: IssueStepperProps) {
  const t = useScreenshotWords();
  const { current, previous, next } = steps;
  return (
    <Root>
      <IconButton
        size="s"
        variant="secondary"
        label={t('screenshot.previousIssue')}
        icon={<ChevronLeft aria-hidden />}
        aria-keyshortcuts="P"
        aria-disabled={!previous}
        onClick={() => previous && onOpen(previous.id)}
      />
      <span role="status" dir="auto">
        {t('screenshot.position', {
          number: current ? formatNumber(current.position + 1) : '–',
          total: formatNumber(total),
        })}
      </span>
      <IconButton
        size="s"
        variant="secondary"
        label={t('screenshot.nextIssue')}
        icon={<ChevronRight aria-hidden />}
        aria-keyshortcuts="N"
        aria-disabled={!next}
        onClick={() => next && onOpen(next.id)}
      />
    </Root>
  );
}
