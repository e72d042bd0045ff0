import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  /* Inside of a link it would else stand on the text's baseline, above the middle of the bar. */
  vertical-align: top;
  gap: ${tokens.space.s};
  color: ${tokens.color.text};
  font-size: ${tokens.fontSize.l};
  font-weight: ${tokens.fontWeight.bold};
  letter-spacing: -0.01em;
  /* The mark follows the name's size, here as on the sign-in page. */
  svg {
    flex: none;
    width: 1.5em;
    height: 1.5em;
    color: ${tokens.color.link};
  }
`;

/** A box found under a lens, and the product's name. */
export function Logo() {
  return (
    <Root translate="no">
      <svg
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        aria-hidden
      >
        <circle cx="8.5" cy="8.5" r="6.5" />
        <path d="m13.5 13.5 5 5" />
        <rect x="6" y="6" width="5" height="5" rx="1" fill="currentColor" stroke="none" />
      </svg>
      Sitelens
    </Root>
  );
}
