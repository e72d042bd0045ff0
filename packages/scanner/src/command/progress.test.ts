import { expect, test } from 'vitest';
import { barLine, createProgress } from './progress.ts';

function stream(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, columns: 60, written, write: (text: string) => written.push(text) > 0 };
}

test('the bar fills as pages end, and is never wider than the terminal', () => {
  expect(barLine({ ended: 0, found: 0, doing: 'a' }, 80)).toBe(`[${'-'.repeat(24)}] 0/0 a`);
  expect(barLine({ ended: 1, found: 2, doing: 'a' }, 80)).toBe(`[${'#'.repeat(12)}${'-'.repeat(12)}] 1/2 a`);
  expect(barLine({ ended: 2, found: 2, doing: 'x'.repeat(200) }, 50)).toHaveLength(49);
});

test('an address can not move the cursor nor turn the text', () => {
  expect(barLine({ ended: 1, found: 1, doing: '/\u001b[2J\u202e' }, 80)).toMatch(/1\/1 \/\ufffd\[2J\ufffd$/);
});

test('on a terminal the line is drawn over itself; elsewhere each state is a line of its own', () => {
  const terminal = stream(true);
  const shown = createProgress(terminal as never);
  shown.show({ ended: 1, found: 2, doing: '/a' });
  shown.end();
  expect(terminal.written.join('')).not.toContain('\n');
  expect(terminal.written.at(-1)).toBe('\r\u001b[2K');

  const file = stream(false);
  const plain = createProgress(file as never);
  plain.show({ ended: 1, found: 2, doing: '/a' });
  plain.show({ ended: 1, found: 2, doing: '/a' });
  plain.end();
  expect(file.written).toEqual(['1/2 /a\n']);
});
