import type { MouseEvent } from 'react';

const CONTROLS = 'a, button, input, select, textarea, label, summary, [role="button"], [tabindex]';

/**
 * A press anywhere in a row presses its opener: the whole row then does what the one real control does,
 * with the same keys held. Not for a press on another control, or one that ends a selection of text.
 */
export function pressOpener(event: MouseEvent<HTMLTableRowElement>): void {
  const { target, currentTarget } = event;
  if (event.defaultPrevented || !(target instanceof Element)) return;
  const control = target.closest(CONTROLS);
  if ((control && currentTarget.contains(control)) || selectsTextIn(currentTarget)) return;
  const opener = currentTarget.querySelector('[data-row-opener] :is(a, button)');
  if (!opener) return;
  const { ctrlKey, metaKey, shiftKey } = event;
  opener.dispatchEvent(
    new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}

function selectsTextIn(row: Element): boolean {
  const selection = globalThis.getSelection();
  return selection !== null && !selection.isCollapsed && selection.containsNode(row, true);
}
