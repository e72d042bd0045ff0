import { createWords } from '@sitelens/ui/words';
import { screenshotWords } from './screenshot.ts';
import { tableWords } from './table.ts';

/** The words of `@sitelens/results`: one namespace, one file a room. */
export const useResultsWords = createWords('results', {
  table: tableWords,
  screenshot: screenshotWords,
});
