import { coarsePointer, focusRing, tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';

/** Beside each other as far as there is room: the panel stands above the results. */
export const Points = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(24rem, 100%), 1fr));
  gap: ${tokens.space.l} ${tokens.space.xl};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Point = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space.m};
  min-width: 0;
  > svg {
    flex: none;
    width: ${tokens.size.icon};
    height: ${tokens.size.icon};
    margin-top: 0.2em;
    color: ${tokens.color.textMuted};
  }
`;

export const PointBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${tokens.space.xs};
  min-width: 0;
  max-width: 46rem;
  overflow-wrap: anywhere;
`;

export const PagesDetails = styled.details`
  font-size: ${tokens.fontSize.s};
  > summary {
    width: fit-content;
    line-height: 1.5rem;
    border-radius: ${tokens.radius.s};
    color: ${tokens.color.link};
    cursor: pointer;
    ${focusRing}
    ${coarsePointer} { padding-block: 0.75rem; }
  }
`;

export const PageList = styled.ul`
  display: grid;
  gap: ${tokens.space.s};
  margin: 0;
  padding: ${tokens.space.xs} 0 0 ${tokens.space.l};
  list-style: none;
  ${coarsePointer} { gap: ${tokens.space.l}; }
`;

/** A line of somebody's file, apart from what is around it: it may turn the writing around. */
export const Rule = styled.bdi`
  font-family: ${tokens.fontFamily.code};
`;
