import type { KeyboardEvent } from 'react';
import type { Viewer } from './useViewer.ts';

/** What a key does in the viewer, wherever the focus is in it. */
type ViewerCommand = 'zoomIn' | 'zoomOut' | 'fit' | 'nextIssue' | 'previousIssue';

const COMMANDS: Readonly<Record<string, ViewerCommand>> = {
  '+': 'zoomIn',
  // The same key without Shift on many keyboards.
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'fit',
  n: 'nextIssue',
  p: 'previousIssue',
};

/** The command of a key, or nothing: combinations with Ctrl, Alt and the like are the browser's. */
function viewerCommand(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): ViewerCommand | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  return COMMANDS[event.key.toLowerCase()];
}

/** Does what the key means in the viewer. */
export function answerKey(
  event: KeyboardEvent,
  viewer: Pick<Viewer, 'fitScale' | 'setZoom' | 'steps' | 'zoomIn' | 'zoomOut'>,
  onOpen: (issueId: string) => void,
): void {
  const command = viewerCommand(event);
  if (!command || event.defaultPrevented) return;
  event.preventDefault();
  const { next, previous } = viewer.steps;
  if (command === 'nextIssue' && next) onOpen(next.id);
  if (command === 'previousIssue' && previous) onOpen(previous.id);
  if (viewer.fitScale === 0) return;
  if (command === 'zoomIn') viewer.zoomIn();
  if (command === 'zoomOut') viewer.zoomOut();
  if (command === 'fit') viewer.setZoom('fit');
}
