import { GlobalStyle, SitelensProvider } from '@sitelens/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createDashboard } from './createDashboard.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root to show the dashboard in.');

createRoot(root).render(
  <StrictMode>
    <SitelensProvider>
      <GlobalStyle />
      <RouterProvider router={createDashboard().router} />
    </SitelensProvider>
  </StrictMode>,
);
