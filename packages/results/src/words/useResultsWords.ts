import { createWords } from '@sitelens/ui/words';
import { accessibilityWords } from './accessibility.ts';
import { overviewWords } from './overview.ts';
import { projectsWords } from './projects.ts';
import { screenshotWords } from './screenshot.ts';
import { tableWords } from './table.ts';
import { widgetsWords } from './widgets.ts';

/** The words of `@sitelens/results`: one namespace, one file a room. */
export const useResultsWords = createWords('results', {
  table: tableWords,
  screenshot: screenshotWords,
  accessibility: accessibilityWords,
  overview: overviewWords,
  projects: projectsWords,
  widgets: widgetsWords,
});
