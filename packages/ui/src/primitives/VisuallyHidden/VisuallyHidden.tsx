import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

/** Heard, not seen. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
