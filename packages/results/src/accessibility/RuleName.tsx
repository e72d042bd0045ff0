import { truncate } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';
import { ruleTitle } from '../catalogue/accessibilityRules.ts';

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

/** Longer than any title of ours, and than an id of the contract: of what is longer the start says enough. */
const NAME_LENGTH = 100;

/** A rule's title in plain words with its id below; the id alone for a rule that the catalogue doesn't know. */
export function RuleName({ ruleId }: { ruleId: string }) {
  const title = ruleTitle(ruleId);
  return (
    <Root>
      <bdi title={title.length > NAME_LENGTH ? title : undefined}>{truncate(title, NAME_LENGTH)}</bdi>{' '}
      {title !== ruleId && <Id>{ruleId}</Id>}
    </Root>
  );
}
