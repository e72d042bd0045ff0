import { TextLink, VisuallyHidden } from '@sitelens/ui/primitives';
import { formatNumber } from '../internal/format.ts';
import { useOverviewWords } from '../words/overview.ts';
import { Fact } from './Facts.tsx';
import type { IssueChanges } from './issueChanges.ts';

/** What an issue has become since its page was last scanned, as far as it can be listed on its own. */
export type ListedChange = 'NEW' | 'FIXED';

export interface SinceLastScanProps {
  changes: IssueChanges;
  /** Where the issues are listed of which this is true. */
  changesHref?: ((change: ListedChange) => string) | undefined;
}

/** How many issues are new, and how many were fixed; facts for a list of facts. */
export function SinceLastScan({ changes, changesHref }: SinceLastScanProps) {
  const t = useOverviewWords();
  const since = t('overview.changes.since');
  return (
    <>
      <Fact
        name={t('overview.changes.new')}
        value={<Count change="NEW" count={changes.newIssues} href={changesHref?.('NEW')} />}
        detail={since}
      />
      <Fact
        name={t('overview.changes.fixed')}
        value={<Count change="FIXED" count={changes.fixedIssues} href={changesHref?.('FIXED')} />}
        detail={since}
      />
    </>
  );
}

interface CountProps {
  change: ListedChange;
  count: number;
  href: string | undefined;
}

function Count({ change, count, href }: CountProps) {
  const t = useOverviewWords();
  const number = formatNumber(count);
  if (href === undefined || count === 0) return number;
  const key = change === 'NEW' ? 'overview.changes.showNew' : 'overview.changes.showFixed';
  return (
    <TextLink href={href} isStandalone>
      <span aria-hidden>{number}</span>
      <VisuallyHidden>{t(key, { count, number })}</VisuallyHidden>
    </TextLink>
  );
}
