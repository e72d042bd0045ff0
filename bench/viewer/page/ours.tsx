import { ScreenshotViewer } from '@sitelens/results/screenshot';
import { SitelensProvider } from '@sitelens/ui/theme';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Contender } from './contender.ts';
import { boxes, viewedPage } from './tallPage.ts';

function Shown() {
  const [focusedIssueId, setFocusedIssueId] = useState<string>();
  return (
    <SitelensProvider theme="light">
      <ScreenshotViewer
        page={viewedPage}
        screenSize="desktop"
        onScreenSizeChange={() => undefined}
        boxes={boxes}
        focusedIssueId={focusedIssueId}
        onIssueOpen={({ issueId }) => setFocusedIssueId(issueId)}
      />
    </SitelensProvider>
  );
}

/** The viewer with all that belongs to it: miniature, toolbar, device. */
export function ours(container: HTMLElement): Contender {
  const root = createRoot(container);
  return {
    name: 'sitelens',
    show: () => flushSync(() => root.render(<Shown />)),
    screen: () => container.querySelector<HTMLElement>('section section'),
    area: () => container.querySelector<HTMLElement>('section section > div'),
    tiles: () => [...container.querySelectorAll<HTMLImageElement>('section section img')],
    markers: () => [...container.querySelectorAll<HTMLElement>('[data-issue]')],
    hide: () => flushSync(() => root.render(null)),
  };
}
