import { VisuallyHidden } from '@sitelens/ui/primitives';
import { focusRing, tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';

export const Root = styled.div`
  min-width: 0;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.surfaceSunken};
`;

/** Wraps rather than scrolls sideways; what is tall scrolls. */
export const Scroller = styled.pre<{ $isWhole: boolean }>`
  position: relative;
  max-height: ${({ $isWhole }) => ($isWhole ? 'min(40rem, 70vh)' : '20rem')};
  margin: 0;
  padding: ${tokens.space.s} ${tokens.space.m};
  overflow: auto;
  border-radius: ${tokens.radius.m};
  color: ${tokens.color.text};
  font-family: ${tokens.fontFamily.code};
  font-size: ${tokens.fontSize.xs};
  line-height: 1.6;
  overflow-wrap: anywhere;
  text-align: left;
  white-space: pre-wrap;
  tab-size: 2;
  ${focusRing}

  code { font: inherit; }
  /* Right-to-left text in one token must not reorder its neighbours. */
  [data-kind] { unicode-bidi: isolate; }
  [data-kind='tag'], [data-kind='keyword'] { color: ${tokens.tone.info.foreground}; }
  [data-kind='attribute'], [data-kind='constant'] { color: ${tokens.tone.warning.foreground}; }
  [data-kind='string'] { color: ${tokens.tone.success.foreground}; }
  [data-kind='comment'] { color: ${tokens.color.textMuted}; font-style: italic; }
`;

/** Underlined, so that it is told without colour too. */
export const FailingMark = styled.mark`
  padding-block: 0.1em;
  border-radius: ${tokens.radius.s};
  background: ${tokens.tone.danger.background};
  box-decoration-break: clone;
  color: inherit;
  text-decoration: underline ${tokens.tone.danger.mark} 2px;
  text-underline-offset: 0.3em;
  @media (forced-colors: active) { color: MarkText; background: Mark; text-decoration-color: MarkText; }
`;

/** Words that are heard, but not copied with the code. */
export const Aside = styled(VisuallyHidden)`
  user-select: none;
`;

export const Control = styled.span`
  padding: 0 0.2em;
  border: 1px solid currentcolor;
  border-radius: ${tokens.radius.s};
  color: ${tokens.tone.danger.foreground};
  font-size: 0.85em;
  unicode-bidi: isolate;
`;

/** Laid out only near the view, so that millions of characters open at once. */
export const Chunk = styled.span`
  display: block;
  content-visibility: auto;
  contain-intrinsic-block-size: auto 100rem;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${tokens.space.xs};
  padding: 0 ${tokens.space.xs} ${tokens.space.xs};
`;
