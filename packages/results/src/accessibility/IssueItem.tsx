import type { AccessibilityIssue } from '@sitelens/api-client/contract';
import { type HeadingLevel, truncate, VisuallyHidden } from '@sitelens/ui/primitives';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useAccessibilityWords } from '../words/accessibility.ts';
import { IssueView } from './IssueView.tsx';
import { Details, Entry, EntryButton, EntryHeading, EntryHtml, EntryNumber } from './issueListParts.ts';

/** More would not fit into one line anyway. */
const HTML_LENGTH = 160;

/** Headings below a level; there are only four. */
const BELOW: Readonly<Record<HeadingLevel, HeadingLevel>> = { 1: 2, 2: 3, 3: 4, 4: 4 };

interface IssueItemProps {
  issue: AccessibilityIssue;
  /** One-based, among all of the rule's issues on the page. */
  number: number;
  total: number;
  isOpen: boolean;
  onToggle: () => void;
  onSeeOnScreenshot: (() => void) | undefined;
  level: HeadingLevel;
}

/** One entry of an accordion (APG): its head names the element, its panel says all about it. */
export function IssueItem(props: IssueItemProps) {
  const { issue, number, total, isOpen, onToggle, onSeeOnScreenshot, level } = props;
  const t = useAccessibilityWords();
  const id = useId();
  const entry = useKeptInView(isOpen);
  return (
    <Entry ref={entry} data-open={isOpen ? '' : undefined}>
      <EntryHeading as={`h${level}`}>
        <EntryButton type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <VisuallyHidden>{t('accessibility.pageIssues.item', { number, total })}</VisuallyHidden>
          <EntryNumber aria-hidden>{number}</EntryNumber>
          <EntryHtml translate="no">
            {issue.redacted ? t('accessibility.issue.redacted') : truncate(issue.html, HTML_LENGTH)}
          </EntryHtml>
          <ChevronDown aria-hidden />
        </EntryButton>
      </EntryHeading>
      <Details id={id} hidden={!isOpen}>
        {isOpen && <IssueView issue={issue} onSeeOnScreenshot={onSeeOnScreenshot} level={BELOW[level]} />}
      </Details>
    </Entry>
  );
}

/** An issue that is opened from its box is brought into sight in its list, as little as it takes. */
function useKeptInView(isOpen: boolean) {
  const entry = useRef<HTMLLIElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const opens = isOpen && !wasOpen.current;
    wasOpen.current = isOpen;
    const list = entry.current?.closest('[data-issue-list]');
    if (!opens || !(list instanceof HTMLElement) || !entry.current) return;
    // Only the list itself is scrolled: the page stays where the reader has it.
    const { offsetTop, offsetHeight } = entry.current;
    const isAbove = offsetTop < list.scrollTop;
    const isBelow =
      offsetTop + Math.min(offsetHeight, list.clientHeight) > list.scrollTop + list.clientHeight;
    if (isAbove || isBelow) list.scrollTo({ top: offsetTop });
  }, [isOpen]);
  return entry;
}
