import { SitelensProvider } from '@sitelens/ui/theme';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

type Show = (content: ReactNode) => void;

function Slot({ onSlot }: { onSlot: (show: Show) => void }) {
  const [content, setContent] = useState<ReactNode>(null);
  onSlot(setContent);
  return content;
}

/** An app that is already there, into which tables are put and taken out again, at once. */
export function openApp(container: HTMLElement): Show {
  let show: Show = () => undefined;
  const root = createRoot(container);
  flushSync(() =>
    root.render(
      <SitelensProvider theme="light">
        <Slot
          onSlot={(setContent) => {
            show = setContent;
          }}
        />
      </SitelensProvider>,
    ),
  );
  return (content) => flushSync(() => show(content));
}
