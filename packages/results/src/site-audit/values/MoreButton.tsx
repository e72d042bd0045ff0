import { Button } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';

/** Begins where the text above it does. */
const Root = styled(Button)`
  margin-inline-start: calc(-1 * ${tokens.space.s});
`;

interface MoreButtonProps {
  isWhole: boolean;
  /** The element's id that it makes longer and shorter. */
  controls: string;
  onToggle: () => void;
  children: string;
}

/** Shows the rest of what is cut, and cuts it again. */
export function MoreButton({ isWhole, controls, onToggle, children }: MoreButtonProps) {
  return (
    <Root variant="ghost" size="s" aria-expanded={isWhole} aria-controls={controls} onClick={onToggle}>
      {children}
    </Root>
  );
}
