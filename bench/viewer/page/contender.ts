/** One way to show a page with its boxes. */
export interface Contender {
  readonly name: string;
  show(): void;
  /** The element that scrolls, once it is there. */
  screen(): HTMLElement | null;
  /** The element that is as large as the page is drawn. */
  area(): HTMLElement | null;
  tiles(): readonly HTMLImageElement[];
  /** The boxes in the document; `data-issue` says which. */
  markers(): readonly HTMLElement[];
  hide(): void;
}
