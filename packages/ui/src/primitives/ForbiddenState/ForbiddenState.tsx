import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUiWords } from '../../words/useUiWords.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import type { HeadingLevel } from '../Heading/Heading.tsx';

export interface ForbiddenStateProps {
  title?: string;
  detail?: ReactNode;
  action?: ReactNode;
  level?: HeadingLevel;
}

/** In place of what the reader may not see. Trying again wouldn't help, so it isn't offered. */
export function ForbiddenState({ title, detail, action, level = 2 }: ForbiddenStateProps) {
  const t = useUiWords();
  return (
    <EmptyState
      icon={<Lock />}
      title={title ?? t('forbidden.title')}
      detail={detail ?? t('forbidden.detail')}
      action={action}
      level={level}
    />
  );
}
