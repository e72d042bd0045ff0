import type {
  Evaluator,
  SITE_AUDIT_COLUMNS,
  SiteAuditIssueType,
  SiteAuditValue,
} from '@sitelens/api-client/contract';

/** A value for each column of the type, and for no other. */
export type SiteAuditDetails<Type extends SiteAuditIssueType> = Readonly<
  Record<(typeof SITE_AUDIT_COLUMNS)[Type][number], SiteAuditValue>
>;

/** One site-audit issue of one page, as on the wire. All texts, markup and addresses in it are hostile. */
export type SiteAuditRecord<Type extends SiteAuditIssueType = SiteAuditIssueType> = {
  readonly [Each in Type]: { readonly issueType: Each; readonly issueDetails: SiteAuditDetails<Each> };
}[Type];

/** The types that compare the pages of a whole site. */
export type DuplicateType = Extract<
  SiteAuditIssueType,
  `DUPLICATE_${'TITLE' | 'META_DESCRIPTION' | 'H1' | 'META_OG_DESCRIPTION' | 'META_OG_TITLE'}_TAGS`
>;

/** Which evaluator each of them belongs to; the one list of them. */
export const DUPLICATE_EVALUATORS = {
  DUPLICATE_TITLE_TAGS: 'DUPLICATE_TITLE',
  DUPLICATE_META_DESCRIPTION_TAGS: 'DUPLICATE_META_DESCRIPTION',
  DUPLICATE_H1_TAGS: 'SITE_AUDIT',
  DUPLICATE_META_OG_DESCRIPTION_TAGS: 'SITE_AUDIT',
  DUPLICATE_META_OG_TITLE_TAGS: 'SITE_AUDIT',
} as const satisfies Readonly<Record<DuplicateType, Evaluator>>;

/** Whether a type compares the pages of a whole site. */
export function isDuplicateType(issueType: string): issueType is DuplicateType {
  return Object.hasOwn(DUPLICATE_EVALUATORS, issueType);
}

/** What a page refers to: an `a` or `area`, a picture, a script, a style sheet, or the source of a quotation. */
export type ReferenceKind = 'link' | 'image' | 'javascript' | 'css' | 'cite';

/** An address that a page refers to, which the link checker asks for. */
export interface PageReference {
  readonly kind: ReferenceKind;
  /** Absolute, http(s), as the URL standard serialises it, without a fragment. */
  readonly url: string;
}

/** What the site audit learnt from one page. */
export interface PageAudit {
  /** Found on this page alone, in the order of the types and then of the document. */
  readonly records: readonly SiteAuditRecord[];
  /**
   * What is compared over the site: white space collapsed, not empty, at most one a type; for several
   * elements of a kind, the first.
   */
  readonly contents: readonly { readonly issueType: DuplicateType; readonly content: string }[];
  /** In document order, each kind and address once. */
  readonly references: readonly PageReference[];
}

/** Of a page that was not audited: at sizes without the evaluator. */
export const NO_AUDIT: PageAudit = { records: [], contents: [], references: [] };
