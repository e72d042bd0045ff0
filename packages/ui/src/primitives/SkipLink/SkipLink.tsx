import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { tokens } from '../../theme/tokens.ts';

const Root = styled.a`
  position: fixed;
  top: ${tokens.space.s};
  left: ${tokens.space.s};
  z-index: ${tokens.zIndex.toast};
  padding: ${tokens.space.s} ${tokens.space.m};
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.link};
  font-size: ${tokens.fontSize.s};
  box-shadow: ${tokens.shadow.m};
  ${focusRing}
  &:not(:focus) { clip-path: inset(50%); }
`;

/** The first thing to focus on a page; seen only then (WCAG 2.4.1). */
export function SkipLink({ targetId, children }: { targetId: string; children: ReactNode }) {
  return <Root href={`#${targetId}`}>{children}</Root>;
}
