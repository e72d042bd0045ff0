import type { Impact, ScreenSize, SinceLastScan } from '@sitelens/api-client/contract';
import type { SiteAuditSeverity } from '@sitelens/results/catalogue';

/** Anything that a scan found, as formats of rows tell it. Everything but the catalogue's words is hostile. */
export interface ExportedFinding {
  readonly kind: 'Accessibility' | 'Mobile usability' | 'Site audit';
  /** A rule of axe-core, a mobile-friendliness issue or a type of the site audit. */
  readonly ruleId: string;
  /** In plain words, by the catalogue; the id where it has none. */
  readonly title: string;
  readonly severity: Impact | SiteAuditSeverity;
  /** Empty where a finding is of no page. */
  readonly pageUrl: string;
  readonly pageTitle: string;
  /** Selector of the element; empty where there is none. */
  readonly selector: string;
  readonly html: string;
  readonly screenSizes: readonly ScreenSize[];
  readonly tags: readonly string[];
  /** What is wrong. */
  readonly message: string;
  /** A page on the rule; empty where there is none. */
  readonly helpUrl: string;
  /** Absent where there is nothing to compare with. */
  readonly sinceLastScan?: SinceLastScan;
  /** The same for the same defect from scan to scan, within its rule and page. */
  readonly identity: string;
}
