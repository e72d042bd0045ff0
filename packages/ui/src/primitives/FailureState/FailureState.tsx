import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { tokens } from '../../theme/tokens.ts';
import { useUiWords } from '../../words/useUiWords.ts';
import { Button } from '../Button/Button.tsx';
import { StateText } from '../EmptyState/StateText.tsx';
import { Actions, Art, Root } from '../EmptyState/stateParts.ts';
import type { HeadingLevel } from '../Heading/Heading.tsx';

export interface FailureStateProps {
  title: string;
  /** What to do next. */
  detail?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** Another way on, beside trying again. */
  action?: ReactNode;
  level?: HeadingLevel;
}

/** In place of what could not be had. Announced when it appears. */
export function FailureState(props: FailureStateProps) {
  const { title, detail, onRetry, isRetrying = false, action, level = 2 } = props;
  const t = useUiWords();
  return (
    <Root role="alert">
      <Art aria-hidden $colour={tokens.tone.danger.mark}>
        <TriangleAlert />
      </Art>
      <StateText title={title} detail={detail} level={level} />
      {(onRetry !== undefined || action !== undefined) && (
        <Actions>
          {onRetry !== undefined && (
            <Button icon={<RotateCw aria-hidden />} isLoading={isRetrying} onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
          {action}
        </Actions>
      )}
    </Root>
  );
}
