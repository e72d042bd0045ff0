import type { AccessibilityIssue } from '@sitelens/api-client/contract';
import type { HeadingLevel } from '@sitelens/ui/primitives';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { IssueHost } from './IssueHost.ts';
import { IssueName } from './IssueName.tsx';
import { IssueView } from './IssueView.tsx';
import { Details, Entry, EntryButton, EntryHeading } from './issueListParts.ts';
import { SinceLastScanBadge } from './SinceLastScanBadge.tsx';

/** Headings below a level; there are only four. */
const BELOW: Readonly<Record<HeadingLevel, HeadingLevel>> = { 1: 2, 2: 3, 3: 4, 4: 4 };

interface IssueItemProps {
  issue: AccessibilityIssue;
  /** One-based, among all of the rule's issues on the page. */
  number: number;
  total: number;
  isOpen: boolean;
  onToggle: () => void;
  host: IssueHost;
  level: HeadingLevel;
}

/** One entry of an accordion (APG): its head names the element, its panel says all about it. */
export function IssueItem({ issue, number, total, isOpen, onToggle, host, level }: IssueItemProps) {
  const id = useId();
  return (
    <Entry data-listed-issue={issue.id} data-open={isOpen ? '' : undefined}>
      <EntryHeading as={`h${level}`}>
        <EntryButton type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <IssueName issue={issue} number={number} total={total} />
          {issue.sinceLastScan && issue.sinceLastScan !== 'UNCHANGED' && (
            <SinceLastScanBadge value={issue.sinceLastScan} />
          )}
          <ChevronDown aria-hidden />
        </EntryButton>
      </EntryHeading>
      <Details id={id} hidden={!isOpen}>
        {isOpen && <IssueView {...host} issue={issue} level={BELOW[level]} />}
      </Details>
    </Entry>
  );
}
