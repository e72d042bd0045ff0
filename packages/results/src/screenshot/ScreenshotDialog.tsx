import { Dialog } from '@sitelens/ui/primitives';
import { useRef } from 'react';
import { useWindowHeight } from '../internal/useWindowHeight.ts';
import { ScreenshotViewer, type ScreenshotViewerProps } from './ScreenshotViewer.tsx';

export interface ScreenshotDialogProps extends Omit<ScreenshotViewerProps, 'maxHeight' | 'rootRef'> {
  isOpen: boolean;
  /** Asked for by Escape, the close button or a press outside. */
  onClose: () => void;
  /** What is shown: the rule's title. */
  title: string;
}

/** What stands above and below the device in the dialog, in CSS pixels. */
const AROUND = 190;
/** Lower than this nothing can be made out: the dialog then scrolls. */
const LEAST_HEIGHT = 300;

/** The screenshot as large as the window lets it be, in a modal dialog; focus begins on the viewer, whose keys then work. */
export function ScreenshotDialog({ isOpen, onClose, title, ...viewer }: ScreenshotDialogProps) {
  const root = useRef<HTMLElement>(null);
  const maxHeight = Math.max(LEAST_HEIGHT, useWindowHeight() - AROUND);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="full" initialFocus={root}>
      <ScreenshotViewer {...viewer} maxHeight={maxHeight} rootRef={root} />
    </Dialog>
  );
}
