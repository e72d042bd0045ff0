import type { SiteAuditCheck } from '../check.ts';
import { multipleRecord } from './multipleRecord.ts';

/** Tags that browsers and search engines look for on the page as shown, and of which there may be one. */
export const renderedTagsCheck: SiteAuditCheck = {
  issueTypes: ['MULTIPLE_META_DESCRIPTION_TAGS', 'MULTIPLE_META_VIEWPORT_TAGS'],
  reads: 'RENDERED_PAGE',
  find({ metas }, pageUrl) {
    const named = (name: string) => metas.filter((meta) => meta.name === name).map(({ html }) => html);
    return [
      ...multipleRecord('MULTIPLE_META_DESCRIPTION_TAGS', named('description'), pageUrl),
      ...multipleRecord('MULTIPLE_META_VIEWPORT_TAGS', named('viewport'), pageUrl),
    ];
  },
};

/** Tags that count before a script runs: parsers take the first, and whoever reads without scripts guesses. */
export const rawTagsCheck: SiteAuditCheck = {
  issueTypes: ['MULTIPLE_TITLE_TAGS_ON_PAGE', 'MULTIPLE_BASE_TAGS_ON_PAGE', 'MULTIPLE_META_KEYWORD_TAGS'],
  reads: 'RAW_HTML',
  find({ titles, bases, metas }, pageUrl) {
    const keywords = metas.filter(({ name }) => name === 'keywords');
    const html = (tags: readonly { readonly html: string }[]) => tags.map((tag) => tag.html);
    return [
      ...multipleRecord('MULTIPLE_TITLE_TAGS_ON_PAGE', html(titles), pageUrl),
      ...multipleRecord('MULTIPLE_BASE_TAGS_ON_PAGE', bases, pageUrl),
      ...multipleRecord('MULTIPLE_META_KEYWORD_TAGS', html(keywords), pageUrl),
    ];
  },
};
