import { Heading, type HeadingLevel, Inline, Stack, Text } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';
import { siteAuditType } from '../catalogue/siteAuditTypes.ts';
import { SiteAuditHelp } from '../help/SiteAuditHelp.tsx';
import { formatNumber } from '../internal/format.ts';
import { useSiteAuditWords } from '../words/siteAudit.ts';
import { siteAuditTitle } from './namedType.ts';
import { SiteAuditSeverityBadge } from './SiteAuditSeverityBadge.tsx';

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${tokens.space.m} ${tokens.space.xl};
  min-width: 0;
  > :first-child { flex: 1 1 24rem; max-width: 60rem; }
`;

const Count = styled.span`
  color: ${tokens.color.textMuted};
  font-weight: ${tokens.fontWeight.normal};
  white-space: nowrap;
`;

export interface SiteAuditTypeHeaderProps {
  /** A type's name, such as `BROKEN_LINK`. */
  type: string;
  /** Left out while it isn't known. */
  totalIssues?: number | undefined;
  /** Default: 2. */
  level?: HeadingLevel;
}

/** What a type is about: its title with the count of issues, how much it matters, what it means, and how to fix it. */
export function SiteAuditTypeHeader({ type, totalIssues, level = 2 }: SiteAuditTypeHeaderProps) {
  const t = useSiteAuditWords();
  const info = siteAuditType(type);
  return (
    <Root>
      <Stack gap="s">
        <Heading level={level} look={1}>
          <bdi>{siteAuditTitle(type)}</bdi>
          {totalIssues !== undefined && (
            <>
              {' '}
              <Count>
                ({t('siteAudit.type.issues', { count: totalIssues, number: formatNumber(totalIssues) })})
              </Count>
            </>
          )}
        </Heading>
        {info && <Text tone="muted">{info.description}</Text>}
        {info && (
          <Inline gap="s">
            <SiteAuditSeverityBadge severity={info.severity} />
          </Inline>
        )}
      </Stack>
      {info?.helpArticle && <SiteAuditHelp issueType={type} />}
    </Root>
  );
}
