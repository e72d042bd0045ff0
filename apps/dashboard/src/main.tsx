import { listenForErrors } from '@sitelens/ui/reporting';
import { GlobalStyle, SitelensProvider } from '@sitelens/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createDashboard } from './createDashboard.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root to show the dashboard in.');

const { router, reporting } = createDashboard();
listenForErrors(reporting);

createRoot(root).render(
  <StrictMode>
    <SitelensProvider onErrorReport={reporting.report} onMissingWord={reporting.missingWord}>
      <GlobalStyle />
      <RouterProvider router={router} />
    </SitelensProvider>
  </StrictMode>,
);
