import { expect, test } from 'vitest';
import { measurements } from '../measurements.testing.ts';
import { viewportNotSet } from './viewportNotSet.ts';

const found = (...contents: string[]) =>
  viewportNotSet
    .find(
      measurements({ viewportTags: contents.map((content, at) => ({ element: `0:${at + 1}`, content })) }),
    )
    .map(({ element }) => element);

test('no tag is a problem of the document', () => expect(found()).toEqual(['0:0']));
test('an empty tag is a problem of the tag', () => expect(found(' \n')).toEqual(['0:1']));
test('a tag that says something is none', () => expect(found('', 'width=500')).toEqual([]));
