import type { ReactNode } from 'react';
import type { HeadingLevel } from '../Heading/Heading.tsx';
import { StateText } from './StateText.tsx';
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

/** Where there is nothing to show: what that means, and what to do next. */
export function EmptyState({ title, detail, icon, action, level = 2 }: EmptyStateProps) {
  return (
    <Root>
      {icon !== undefined && <Art aria-hidden>{icon}</Art>}
      <StateText title={title} detail={detail} level={level} />
      {action !== undefined && <Actions>{action}</Actions>}
    </Root>
  );
}
