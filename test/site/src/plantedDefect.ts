import type { ScreenSize } from '@sitelens/api-client/contract';

/** One element that breaks one axe-core rule, on purpose. */
export interface PlantedDefect {
  /** The path of the page, as in `sitePages`. */
  readonly path: string;
  /** axe-core's id of the rule. */
  readonly rule: string;
  readonly impact: 'minor' | 'moderate' | 'serious' | 'critical';
  /** A CSS selector that finds exactly this element in its document or shadow tree. */
  readonly selector: string;
  /** Where that document or shadow tree is, when it is not the page's own; itself a selector in the page. */
  readonly within?: { readonly frame: string } | { readonly shadowHost: string };
  /** The sizes at which it is found, largest first. */
  readonly screenSizes: readonly ScreenSize[];
}
