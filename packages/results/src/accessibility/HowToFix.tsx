import type { AccessibilityIssue, CheckResult } from '@sitelens/api-client/contract';
import { Stack, Text } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';
import { useAccessibilityWords } from '../words/accessibility.ts';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.xs};
  margin: 0;
  padding-inline-start: 1.1rem;
  font-size: ${tokens.fontSize.s};
  overflow-wrap: anywhere;
`;

interface SolutionsProps {
  title: string;
  checks: readonly CheckResult[];
}

function Solutions({ title, checks }: SolutionsProps) {
  const t = useAccessibilityWords();
  if (checks.length === 0) return null;
  return (
    <Stack gap="xs">
      <Text size="s" weight="medium">
        {checks.length === 1 ? t('accessibility.issue.fixThis') : title}
      </Text>
      <List>
        {checks.map(({ id, message }) => (
          <li key={`${id} ${message}`}>{message}</li>
        ))}
      </List>
    </Stack>
  );
}

type HowToFixProps = Pick<AccessibilityIssue, 'possibleSolutions' | 'mustMatchAll' | 'mustNotMatch'>;

/** What to do: any one of axe-core's `any`, and every one of its `all` and `none`. */
export function HowToFix({ possibleSolutions, mustMatchAll, mustNotMatch }: HowToFixProps) {
  const t = useAccessibilityWords();
  return (
    <Stack gap="s">
      <Solutions title={t('accessibility.issue.fixAny')} checks={possibleSolutions} />
      <Solutions title={t('accessibility.issue.fixAll')} checks={[...mustMatchAll, ...mustNotMatch]} />
    </Stack>
  );
}
