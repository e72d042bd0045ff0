import type { AccessibilityIssue } from '@sitelens/api-client/contract';
import { truncate, VisuallyHidden } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';
import { formatNumber } from '../internal/format.ts';
import { usePageIssuesWords } from '../words/pageIssues.ts';
import { selectorText } from './selectorText.ts';

/** Enough to tell one element from another. */
const LENGTH = 160;

const Root = styled.span`
  display: flex;
  align-items: baseline;
  gap: ${tokens.space.s};
  min-width: 0;
`;

const Digits = styled.span`
  flex: none;
  min-width: 1.5rem;
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
`;

/* An element's words may run from right to left: they turn around nothing but themselves. */
const Html = styled.code`
  display: -webkit-box;
  flex: 1;
  min-width: 0;
  overflow: hidden;
  font-family: ${tokens.fontFamily.code};
  font-size: ${tokens.fontSize.xs};
  overflow-wrap: anywhere;
  text-align: start;
  unicode-bidi: isolate;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

interface IssueNameProps {
  issue: AccessibilityIssue;
  /** One-based, among all of the rule's issues on the page. */
  number: number;
  total: number;
}

/** An issue in a list: its number, and the beginning of its element. */
export function IssueName({ issue, number, total }: IssueNameProps) {
  const t = usePageIssuesWords();
  const words = { number: formatNumber(number), total: formatNumber(total) };
  return (
    <Root>
      <VisuallyHidden>{t('pageIssues.item', words)}: </VisuallyHidden>
      <Digits aria-hidden>{words.number}</Digits>
      <Html translate="no" dir="ltr">
        {shortName(issue)}
      </Html>
    </Root>
  );
}

/** The beginning of the HTML, or of the selector where there is none; cut before its letters are counted. */
function shortName({ html, target }: AccessibilityIssue): string {
  const name = html || selectorText(target);
  return truncate(name.slice(0, 10 * LENGTH).replace(/\s+/g, ' '), LENGTH);
}
