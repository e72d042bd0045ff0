import { listenForErrors } from '@sitelens/ui/reporting';
import { GlobalStyle, SitelensProvider } from '@sitelens/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createDashboard } from './createDashboard.ts';
import { useThemeChoice } from './session/themeChoice.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root to show the dashboard in.');

const { router, reporting } = createDashboard();
listenForErrors(reporting);

function App() {
  const { choice: theme } = useThemeChoice();
  return (
    <SitelensProvider theme={theme} onErrorReport={reporting.report} onMissingWord={reporting.missingWord}>
      <GlobalStyle />
      <RouterProvider router={router} />
    </SitelensProvider>
  );
}

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
