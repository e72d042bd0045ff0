import { tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';
import { findingTitle } from '../catalogue/findingInfo.ts';
import { shownRuleTitle } from './shownRuleTitle.ts';

const Root = styled.span`
  display: inline-flex;
  flex-direction: column;
  min-width: 0;
`;

const Id = styled.code`
  color: ${tokens.color.textMuted};
  font-family: ${tokens.fontFamily.code};
  font-size: ${tokens.fontSize.xs};
  font-weight: ${tokens.fontWeight.normal};
`;

/** A rule's title in plain words with its id below; the id alone for a rule that the catalogue doesn't know. */
export function RuleName({ ruleId }: { ruleId: string }) {
  const title = findingTitle(ruleId);
  const shown = shownRuleTitle(ruleId);
  return (
    <Root>
      <bdi title={shown === title ? undefined : title}>{shown}</bdi> {title !== ruleId && <Id>{ruleId}</Id>}
    </Root>
  );
}
