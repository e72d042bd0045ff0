import type { IssuesSinceLastScan } from '@sitelens/api-client/contract';
import { Badge, TextLink } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { FindingInfo } from '../catalogue/findingInfo.ts';
import { useFindingsWords } from '../words/findings.ts';
import { ChangesSinceLastScan } from './ChangesSinceLastScan.tsx';
import { DisabilityList } from './DisabilityList.tsx';
import { TagBadges } from './TagBadges.tsx';

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.m} ${tokens.space.xl};
  margin: 0;
  font-size: ${tokens.fontSize.s};
  > div { min-width: 0; max-width: 100%; }
  dt { margin-bottom: ${tokens.space.xxs}; color: ${tokens.color.textMuted}; font-size: ${tokens.fontSize.xs}; }
  dd { display: flex; flex-wrap: wrap; gap: ${tokens.space.xxs} ${tokens.space.m}; margin: 0; overflow-wrap: anywhere; }
`;

interface RuleFactsProps {
  /** Nothing for an id that the catalogues don't know. */
  rule: FindingInfo | undefined;
  tags?: readonly string[] | undefined;
  disabilities?: readonly string[] | undefined;
  sinceLastScan?: IssuesSinceLastScan | undefined;
}

/** What a rule violates, whom it affects, how hard it is to mend, and what has changed. */
export function RuleFacts({ rule, tags = [], disabilities, sinceLastScan }: RuleFactsProps) {
  const t = useFindingsWords();
  const affected = disabilities ?? rule?.disabilities ?? [];
  return (
    <List>
      {(rule?.wcag || tags.length > 0) && (
        <Fact name={t('findings.rule.facts.violates')}>
          {rule?.wcag ? <Criteria wcag={rule.wcag} /> : <TagBadges tags={tags} />}
        </Fact>
      )}
      {affected.length > 0 && (
        <Fact name={t('findings.rule.facts.affects')}>
          <DisabilityList disabilities={affected} />
        </Fact>
      )}
      {rule && (
        <Fact name={t('findings.rule.facts.difficulty')}>
          {t(`findings.rule.difficulties.${rule.difficulty}`)}
        </Fact>
      )}
      {sinceLastScan && (
        <Fact name={t('findings.rule.facts.sinceLastScan')}>
          <ChangesSinceLastScan changes={sinceLastScan} />
        </Fact>
      )}
    </List>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Criteria({ wcag }: Required<Pick<FindingInfo, 'wcag'>>) {
  const t = useFindingsWords();
  if (wcag.length === 0) return <Badge>{t('findings.rule.bestPractice')}</Badge>;
  return wcag.map(({ number, name, level, url }) => (
    <TextLink key={number} href={url} isExternal isStandalone>
      {`WCAG ${number} ${name} (${t('findings.rule.level', { level })})`}
    </TextLink>
  ));
}
