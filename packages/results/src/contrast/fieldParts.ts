import { coarsePointer, focusRing, tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';

/** A colour's field with all that changes it. */
export const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** The field, and beside it what picks a colour, on the line of its input. */
export const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space.s};
`;

export const Pickers = styled.div`
  display: flex;
  align-items: start;
  gap: ${tokens.space.xs};
  /* Below the label of the field, which has one line. */
  margin-top: calc(${tokens.fontSize.s} * ${tokens.lineHeight.normal} + ${tokens.space.xs});
`;

/** The browser's own palette. */
export const Palette = styled.input.attrs({ type: 'color' })`
  box-sizing: border-box;
  width: calc(1.5 * ${tokens.size.controlM});
  height: ${tokens.size.controlM};
  margin: 0;
  padding: ${tokens.space.xxs};
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.surface};
  cursor: pointer;
  forced-color-adjust: none;
  ${focusRing}
`;

export const Sliders = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 ${tokens.space.m};
  align-items: center;
  font-size: ${tokens.fontSize.s};
`;

export const SliderRow = styled.div`
  display: contents;
`;

export const SliderLabel = styled.label`
  color: ${tokens.color.textMuted};
`;

export const Slider = styled.input`
  box-sizing: border-box;
  width: 100%;
  min-width: 0;
  height: ${tokens.size.controlS};
  margin: 0;
  /* In dark, the accent is too dark for browsers: they would draw the track in white. */
  accent-color: ${tokens.color.link};
  cursor: pointer;
  border-radius: ${tokens.radius.s};
  ${focusRing}
  ${coarsePointer} { height: 3rem; }
`;

export const SliderValue = styled.span`
  min-width: 3.5em;
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
