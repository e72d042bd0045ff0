import { expect, test } from 'vitest';
import { appearanceStyle } from './appearance.ts';
import { themes, tokens } from './tokens.ts';
import { declarationsOf, referencesTo, variablesOf } from './variables.ts';

test('names a variable after its place in the tree', () => {
  expect(variablesOf({ color: { textMuted: '#111111' }, zIndex: { popup: '5' } })).toEqual([
    ['--sitelens-color-text-muted', '#111111'],
    ['--sitelens-z-index-popup', '5'],
  ]);
  expect(declarationsOf({ radius: { s: '4px' } })).toBe('--sitelens-radius-s: 4px;');
});

test('refers to the variable at each leaf', () => {
  expect(referencesTo({ space: { m: '1rem' } })).toEqual({ space: { m: 'var(--sitelens-space-m)' } });
  expect(tokens.severity.critical.foreground).toBe('var(--sitelens-severity-critical-foreground)');
});

test('every theme has the same variables', () => {
  const names = variablesOf(themes.light).map(([name]) => name);
  expect(variablesOf(themes.dark).map(([name]) => name)).toEqual(names);
  expect(variablesOf(themes['high-contrast']).map(([name]) => name)).toEqual(names);
});

test('an appearance sets variables by their documented names', () => {
  expect(appearanceStyle({ variables: { 'color-accent': '#0b6e4f', 'font-family-body': 'Inter' } })).toEqual({
    '--sitelens-color-accent': '#0b6e4f',
    '--sitelens-font-family-body': 'Inter',
  });
  expect(appearanceStyle(undefined)).toEqual({});
});

test('every documented name is a real variable', () => {
  const real = variablesOf(themes.light).map(([name]) => name);
  for (const name of Object.keys(
    appearanceStyle({ variables: { 'severity-critical-mark': '#000', 'color-on-accent': '#fff' } }),
  )) {
    expect(real).toContain(name);
  }
});
