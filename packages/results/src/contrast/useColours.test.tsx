import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import type { ContrastColours } from './ContrastColours.ts';
import { useColours } from './useColours.ts';

const onWhite = (text: ContrastColours['text']): ContrastColours => ({
  text,
  textAlpha: 1,
  background: '#ffffff',
});
const [RED, GREEN, BLUE] = [onWhite('#ff0000'), onWhite('#00ff00'), onWhite('#0000ff')];

test('each change is a step, and each step can be undone', async () => {
  const { result, act } = await renderHook(() => useColours({ defaultColours: RED }));
  expect(result.current.canUndo).toBe(false);
  await act(() => result.current.change(GREEN));
  await act(() => result.current.change(RED));
  expect(result.current.colours).toEqual(RED);
  await act(() => result.current.undo());
  expect(result.current.colours).toEqual(GREEN);
  await act(() => result.current.undo());
  expect(result.current.colours).toEqual(RED);
  await act(() => result.current.undo());
  expect(result.current).toMatchObject({ colours: RED, canUndo: false });
});

test('what one control does without a pause is one step; another control starts another', async () => {
  const onColoursChange = vi.fn();
  const { result, act } = await renderHook(() => useColours({ defaultColours: RED, onColoursChange }));
  const clock = vi.spyOn(performance, 'now').mockReturnValue(10_000);
  await act(() => result.current.change(onWhite('#100000'), 'text hue'));
  clock.mockReturnValue(10_900);
  await act(() => result.current.change(onWhite('#200000'), 'text hue'));
  await act(() => result.current.change(GREEN, 'text lightness'));
  clock.mockReturnValue(12_000);
  await act(() => result.current.change(BLUE, 'text lightness'));
  clock.mockRestore();
  expect(onColoursChange.mock.calls.map(([, { isContinued }]) => isContinued)).toEqual([
    false,
    true,
    false,
    false,
  ]);
  for (const text of ['#00ff00', '#200000', '#ff0000']) {
    await act(() => result.current.undo());
    expect(result.current.colours.text).toBe(text);
  }
});

test('a change that changes nothing is none', async () => {
  const onColoursChange = vi.fn();
  const { result, act } = await renderHook(() => useColours({ defaultColours: RED, onColoursChange }));
  await act(() => result.current.change({ ...RED }));
  expect(onColoursChange).not.toHaveBeenCalled();
  expect(result.current.canUndo).toBe(false);
});

test('what the host has gone back from is no step any more', async () => {
  let colours = RED;
  const onColoursChange = (next: ContrastColours) => {
    colours = next;
  };
  const host = () => useColours({ colours, onColoursChange });
  const { result, act, rerender } = await renderHook(host);
  await act(() => result.current.change(GREEN));
  await act(() => result.current.change(BLUE));
  colours = RED;
  await rerender();
  expect(result.current).toMatchObject({ colours: RED, canUndo: false });
});

test('colours that the host brings by itself are shown, and the way back stays', async () => {
  let colours = RED;
  const onColoursChange = (next: ContrastColours) => {
    colours = next;
  };
  const host = () => useColours({ colours, onColoursChange });
  const { result, act, rerender } = await renderHook(host);
  await act(() => result.current.change(GREEN));
  colours = BLUE;
  await rerender();
  expect(result.current).toMatchObject({ colours: BLUE, canUndo: true });
});
