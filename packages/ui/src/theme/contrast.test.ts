import { describe, expect, test } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { type ThemeName, themes } from './tokens.ts';
import type { Pair, ThemeValues } from './values/ThemeValues.ts';

test('measures as WCAG does', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
  expect(contrastRatio('#ffffff', '#777777')).toBe(contrastRatio('#777777', '#ffffff'));
  expect(() => contrastRatio('white', '#000000')).toThrow('#rrggbb');
});

const NAMES: ThemeName[] = ['light', 'dark', 'high-contrast'];

/** What text can stand on. */
function surfacesOf({ color }: ThemeValues): [string, string][] {
  const { page, surface, surfaceRaised, surfaceSunken, surfaceHover, surfaceSelected } = color;
  return Object.entries({ page, surface, surfaceRaised, surfaceSunken, surfaceHover, surfaceSelected });
}

function pairsOf({ severity, tone }: ThemeValues): [string, Pair][] {
  return [...Object.entries(severity), ...Object.entries(tone)];
}

describe.each(NAMES)('the %s theme', (name) => {
  const theme: ThemeValues = themes[name];
  const { color } = theme;
  const textMinimum = name === 'high-contrast' ? 7 : 4.5;

  test.each(surfacesOf(theme))('has readable text on %s', (_, background) => {
    for (const text of [color.text, color.textMuted, color.link]) {
      expect(contrastRatio(text, background), `${text} on ${background}`).toBeGreaterThanOrEqual(textMinimum);
    }
    for (const { foreground } of [theme.tone.danger, theme.tone.warning, theme.tone.success]) {
      expect(contrastRatio(foreground, background), foreground).toBeGreaterThanOrEqual(textMinimum);
    }
  });

  test.each(pairsOf(theme))('has readable words and visible marks for %s', (_, pair) => {
    expect(contrastRatio(pair.foreground, pair.background)).toBeGreaterThanOrEqual(textMinimum);
    for (const background of [color.page, color.surface, color.surfaceRaised, color.track, pair.background]) {
      expect(contrastRatio(pair.mark, background), `mark on ${background}`).toBeGreaterThanOrEqual(3);
    }
  });

  test.each([
    ['accent', color.onAccent, color.accent],
    ['accent, hovered', color.onAccent, color.accentHover],
    ['danger', color.onDanger, color.danger],
    ['danger, hovered', color.onDanger, color.dangerHover],
    ['tooltip', color.onTooltip, color.tooltip],
  ])('has readable words on %s', (_, foreground, background) => {
    expect(contrastRatio(foreground, background)).toBeGreaterThanOrEqual(textMinimum);
  });

  test.each([
    ['the edge of a control', color.borderStrong],
    ['the focus ring', color.focus],
    ['a primary button', color.accent],
    ['a dangerous button', color.danger],
  ])('shows %s on every surface', (_, foreground) => {
    for (const [surface, background] of surfacesOf(theme)) {
      expect(contrastRatio(foreground, background), surface).toBeGreaterThanOrEqual(3);
    }
  });
});
