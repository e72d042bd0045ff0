import { renderToString } from 'react-dom/server';
import { Embedded } from './Embedded.tsx';
import { widgets } from './widgets.tsx';

/** Renders every widget under Node and writes the HTML of each as one JSON object. */
const place = {
  projectId: 'project',
  scanId: 'scan',
  pageId: 'page',
  accessibilityId: 'image-alt',
  issueId: 'tap-target-too-small',
  mobilePageId: 'mobile-page',
};
const rendered = Object.keys(widgets).map((name) => [
  name,
  renderToString(<Embedded name={name} place={place} />),
]);
process.stdout.write(JSON.stringify(Object.fromEntries(rendered)));
