import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Actions, Art, Root } from './stateParts.ts';

export interface EmptyStateProps {
  title: string;
  /** Why there is nothing, and what can be done. */
  detail?: ReactNode;
  /** A decorative icon. */
  icon?: ReactNode;
  action?: ReactNode;
  /** Its place in the page's outline. Default: 2. */
  level?: HeadingLevel;
}

export function EmptyState({ title, detail, icon, action, level = 2 }: EmptyStateProps) {
  return (
    <Root>
      {icon !== undefined && <Art aria-hidden>{icon}</Art>}
      <Heading level={level} look={level === 1 ? 1 : 3}>
        {title}
      </Heading>
      {detail !== undefined && (
        <Text as="div" size={level === 1 ? 'm' : 's'} tone="muted">
          {detail}
        </Text>
      )}
      {action !== undefined && <Actions>{action}</Actions>}
    </Root>
  );
}
