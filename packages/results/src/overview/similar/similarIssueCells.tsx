import type { CommonComponent } from '@sitelens/api-client/contract';
import { Badge } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';
import { wcagTagLabel } from '../../catalogue/wcagTags.ts';
import { formatNumber } from '../../internal/format.ts';
import { useSimilarIssuesWords } from '../../words/similarIssues.ts';
import { violatedTags } from './violatedTags.ts';

/** Under each other, so that the numbers of all rows are. */
const Pages = styled.span`
  display: block;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.s};
`;

/** How often a component fails, and on how many pages. */
export function Occurrences({ count, totalPages }: Pick<CommonComponent, 'count' | 'totalPages'>) {
  const t = useSimilarIssuesWords();
  return (
    <span>
      {formatNumber(count)}{' '}
      <Pages>{t('similarIssues.onPages', { count: totalPages, pages: formatNumber(totalPages) })}</Pages>
    </span>
  );
}

/** The levels of WCAG that a rule is of, or that it is best practice. */
export function Violates({ tags }: { tags: readonly string[] }) {
  const violated = violatedTags(tags);
  if (violated.length === 0) return '–';
  return violated.map((tag) => <Badge key={tag}>{wcagTagLabel(tag)}</Badge>);
}
