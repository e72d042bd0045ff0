import { createWords } from '@sitelens/ui/words';

/** Words of the screenshot viewer. */
const screenshotWords = {
  viewer: 'Screenshot with marked issues',
  screen: 'Screenshot of {{url}} at {{size}} size',
  size: 'Screen size',
  sizes: { desktop: 'Desktop', tablet: 'Tablet', phone: 'Phone' },
  found: 'Issue found here:',
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  percentage: '{{value}}%',
  fit: 'Fit',
  position: 'Issue {{number}} of {{total}}',
  previousIssue: 'Previous issue',
  nextIssue: 'Next issue',
  issues: 'Marked issues',
  marker: 'Issue {{number}} of {{total}}: {{name}}, {{width}} by {{height}} pixels',
  markerWithoutName: 'Issue {{number}} of {{total}}, {{width}} by {{height}} pixels',
  openPage: 'Open page',
  miniature: 'Miniature of the page',
  showMiniature: 'Show a miniature of the page',
  notVisible: 'Item is not visible on screenshot',
  notVisibleDetail: 'It may be hidden, outside of the page, or shown only after something is pressed.',
  showAt: 'Show on {{size}}',
  cutShort: 'The page is too tall to be pictured whole. The screenshot ends here.',
  missingPart: 'This part of the page was not pictured.',
  manyMarkers_one: '{{drawn}} issues are marked here. {{count}} more is outlined; zoom in to mark it too.',
  manyMarkers_other:
    '{{drawn}} issues are marked here. {{outlined}} more are outlined; zoom in to mark them too.',
  loading: 'Loading the screenshot…',
  empty: { title: 'No screenshot', detail: 'The page was not captured at this screen size.' },
  failed: {
    title: 'The screenshot could not be retrieved',
    detail: 'Check your connection, then try again.',
  },
  tileFailed: 'This part of the screenshot could not be loaded.',
  retryTile: 'Try again',
  crop: 'Part of the screenshot around the issue',
} as const;

export const useScreenshotWords = createWords('results', { screenshot: screenshotWords });
