import { tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';

/** Side by side where there is room for both, by the width of the place and not of the screen. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  align-items: start;
  gap: ${tokens.space.xl};
`;

export const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.m};
  min-width: 0;
`;

export const Ratio = styled.p`
  margin: 0;
  color: ${tokens.color.text};
  font-size: 2.5rem;
  font-weight: ${tokens.fontWeight.bold};
  font-variant-numeric: tabular-nums;
  line-height: ${tokens.lineHeight.tight};
`;

/** Whose width says how many cards stand side by side. */
export const CardsPlace = styled.div`
  container: sitelens-contrast-cards / inline-size;
`;

/** Four, so that three in a line would leave one alone. */
export const Cards = styled.ul`
  display: grid;
  @container sitelens-contrast-cards (min-width: 30rem) { grid-template-columns: 1fr 1fr; }
  @container sitelens-contrast-cards (min-width: 72rem) { grid-template-columns: repeat(4, 1fr); }
  gap: ${tokens.space.m};
  margin: 0;
  padding: 0;
  list-style: none;
  > li { display: flex; }
  > li > * { flex: 1; }
`;

export const VerdictList = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const VerdictRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.s};
  font-size: ${tokens.fontSize.s};
  a { grid-column: 1 / -1; justify-self: start; }
`;
