import type { Impact } from '@sitelens/api-client/contract';
import {
  Badge,
  Heading,
  type HeadingLevel,
  Inline,
  SeverityBadge,
  Stack,
  Text,
  TextLink,
} from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';
import { accessibilityRule, disabilitiesAffected, ruleTitle } from '../catalogue/accessibilityRules.ts';
import type { AccessibilityRule } from '../catalogue/ruleTypes.ts';
import { useAccessibilityWords } from '../words/accessibility.ts';
import { DisabilityList } from './DisabilityList.tsx';

const Count = styled.span`
  color: ${tokens.color.textMuted};
  font-weight: ${tokens.fontWeight.normal};
  white-space: nowrap;
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s} ${tokens.space.l};
  font-size: ${tokens.fontSize.s};
`;

export interface RuleHeaderProps {
  ruleId: string;
  /** Left out while it isn't known. */
  totalIssues?: number | undefined;
  /** As the findings have it; without it the catalogue's. */
  impact?: Impact | undefined;
  /** Default: 2. */
  level?: HeadingLevel;
}

/** What a rule is about: its title with the count of issues, impact, criteria, whom it hurts, and where to read on. */
export function RuleHeader({ ruleId, totalIssues, impact, level = 2 }: RuleHeaderProps) {
  const t = useAccessibilityWords();
  const rule = accessibilityRule(ruleId);
  const shownImpact = impact ?? rule?.impact;
  return (
    <Stack gap="s">
      <Heading level={level} look={1}>
        {ruleTitle(ruleId)}
        {totalIssues !== undefined && (
          <>
            {' '}
            <Count>({t('accessibility.rule.issues', { count: totalIssues })})</Count>
          </>
        )}
      </Heading>
      <Facts>
        <Inline gap="s">
          {shownImpact && <SeverityBadge impact={shownImpact} />}
          {rule?.wcag.length === 0 && <Badge>{t('accessibility.rule.bestPractice')}</Badge>}
          <Text as="code" size="xs" tone="muted">
            {ruleId}
          </Text>
        </Inline>
        <DisabilityList disabilities={disabilitiesAffected(ruleId)} />
        {rule && <Criteria rule={rule} />}
        {rule && (
          <TextLink href={rule.documentationUrl} isExternal>
            {t('accessibility.rule.documentation')}
          </TextLink>
        )}
      </Facts>
    </Stack>
  );
}

function Criteria({ rule }: { rule: AccessibilityRule }) {
  const t = useAccessibilityWords();
  return rule.wcag.map(({ number, name, level, url }) => (
    <TextLink key={number} href={url} isExternal>
      {`WCAG ${number} ${name} (${t('accessibility.rule.level', { level })})`}
    </TextLink>
  ));
}
