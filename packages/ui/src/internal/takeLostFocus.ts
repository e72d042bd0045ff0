/**
 * Gives the focus to an element where it was lost, and only then: browsers put it on the body, and tell nobody, when
 * the element that has it is removed. The next Tab would begin anew at the top of the page.
 */
export function takeLostFocus(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (document.activeElement === document.body) element?.focus(options);
}
