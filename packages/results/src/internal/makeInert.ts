/** A ref for what is a specimen and not to be used; by hand, because React 18 and 19 want the attribute in different forms. */
export function makeInert(element: HTMLElement | null): void {
  element?.setAttribute('inert', '');
}
