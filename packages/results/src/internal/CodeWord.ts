import { tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';

/** A word of code in a text. */
export const CodeWord = styled.code.attrs({ translate: 'no', dir: 'ltr' })`
  padding: 0.1em 0.2em;
  border-radius: ${tokens.radius.s};
  background: ${tokens.color.surfaceSunken};
  color: ${tokens.color.text};
  font-family: ${tokens.fontFamily.code};
  font-size: 0.93em;
  overflow-wrap: anywhere;
`;
