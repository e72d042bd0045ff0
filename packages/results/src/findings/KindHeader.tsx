import { Heading, type HeadingLevel, Inline, Stack, Text } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

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

export interface KindHeaderProps {
  title: string;
  /** Such as "12 issues"; left out while it isn't known. */
  count?: string | undefined;
  /** What is wrong, in a sentence. */
  description?: string | undefined;
  /** In a line of their own: how much it matters, its id. */
  badges: ReactNode;
  /** Below: what else is known of it. */
  facts?: ReactNode;
  /** Beside it all. */
  actions: ReactNode;
  level: HeadingLevel;
}

/** Heads a list of issues that are of one kind: a rule's, or a type's of the site audit. */
export function KindHeader({ title, count, description, badges, facts, actions, level }: KindHeaderProps) {
  return (
    <Root>
      <Stack gap="m">
        <Stack gap="s">
          <Heading level={level} look={1}>
            <bdi>{title}</bdi>
            {count !== undefined && (
              <>
                {' '}
                <Count>({count})</Count>
              </>
            )}
          </Heading>
          {description !== undefined && <Text tone="muted">{description}</Text>}
          <Inline gap="s">{badges}</Inline>
        </Stack>
        {facts}
      </Stack>
      {actions}
    </Root>
  );
}
