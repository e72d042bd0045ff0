import { expect, test } from 'vitest';
import { measurements } from '../measurements.testing.ts';
import { contentWiderThanScreen } from './contentWiderThanScreen.ts';

const body = { element: '0:9', clientWidth: 344, scrollWidth: 512, scrolls: true, sticksOut: ['0:10'] };
const found = (changes: Partial<typeof body>) =>
  contentWiderThanScreen.find(measurements({ body: { ...body, ...changes } }));

test('a body wider than its view, with what sticks out', () => {
  expect(found({})).toMatchObject([
    { element: '0:9', relatedElements: ['0:10'], bodyWidths: { clientWidth: 344, scrollWidth: 512 } },
  ]);
});

test('a body as wide as its view', () => expect(found({ scrollWidth: 344 })).toEqual([]));
test('a page that no finger can move sideways', () => expect(found({ scrolls: false })).toEqual([]));
test('no body', () => expect(contentWiderThanScreen.find(measurements())).toEqual([]));
