import { Fragment, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Embedded } from './Embedded.tsx';

const query = new URLSearchParams(location.search);
const parameter = (name: string) => query.get(name) ?? '';
const Mode = query.has('strict') ? StrictMode : Fragment;
const root = document.getElementById('root');

if (root && query.has('widget')) {
  createRoot(root).render(
    <Mode>
      <Embedded
        name={parameter('widget')}
        place={{
          projectId: parameter('projectId'),
          scanId: parameter('scanId'),
          pageId: parameter('pageId'),
          accessibilityId: parameter('accessibilityId'),
          issueId: parameter('issueId'),
          mobilePageId: parameter('mobilePageId'),
        }}
      />
    </Mode>,
  );
}
