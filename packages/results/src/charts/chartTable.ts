import { tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';

/** A chart's numbers. */
export const ChartTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  color: ${tokens.color.text};
  font-size: ${tokens.fontSize.s};
  line-height: ${tokens.lineHeight.normal};

  th, td {
    padding: ${tokens.space.s};
    border-bottom: 1px solid ${tokens.color.border};
    font-weight: ${tokens.fontWeight.normal};
    text-align: start;
    overflow-wrap: anywhere;
  }
  thead th { color: ${tokens.color.textMuted}; font-weight: ${tokens.fontWeight.medium}; }
  tbody tr:last-child > * { border-bottom: 0; }
  tfoot > tr > * { border-top: 1px solid ${tokens.color.border}; border-bottom: 0; font-weight: ${tokens.fontWeight.bold}; }
  th[data-number], td[data-number] {
    font-variant-numeric: tabular-nums;
    overflow-wrap: normal;
    text-align: end;
    white-space: nowrap;
  }
`;
