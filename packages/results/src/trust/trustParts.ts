import { coarsePointer, focusRing, tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';

export const Points = styled.ul`
  display: grid;
  gap: ${tokens.space.l};
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
    min-height: 1.5rem;
    padding-block: ${tokens.space.xs};
    border-radius: ${tokens.radius.s};
    color: ${tokens.color.link};
    cursor: pointer;
    ${focusRing}
    ${coarsePointer} { display: list-item; padding-block: ${tokens.space.m}; }
  }
`;

export const PageList = styled.ul`
  display: grid;
  gap: ${tokens.space.s};
  margin: 0;
  padding: ${tokens.space.xs} 0 0 ${tokens.space.l};
  ${coarsePointer} { gap: ${tokens.space.l}; }
`;
