import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

export const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: ${tokens.zIndex.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.s};
  box-sizing: border-box;
  min-height: var(--sitelens-shell-top, 3rem);
  padding: ${tokens.space.xs} ${tokens.space.m};
  border-bottom: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font-size: ${tokens.fontSize.s};
`;

export const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s};
  font-size: ${tokens.fontSize.m};
  font-weight: ${tokens.fontWeight.bold};
  letter-spacing: -0.011em;
`;

export const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs};
  min-width: 0;
  margin-inline-start: auto;
`;

/** Beside the mark and the account there is no room for it at 320 px. */
export const DashboardLabel = styled.span`
  @media (max-width: 389px) { ${visuallyHidden} }
`;

export const Email = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  @media (max-width: 599px) { ${visuallyHidden} }
`;

/** At 320 px there is room for the mark and one button. */
export const WithRoom = styled.div`
  display: contents;
  @media (max-width: 599px) {
    display: none;
  }
`;
