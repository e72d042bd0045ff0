import type { PageText, RenderedArtifacts } from '../../../gather/siteAuditArtifacts.ts';
import type { SiteAuditCheck } from '../check.ts';
import { numbered } from '../numbered.ts';
import { titleOf } from '../titles/titles.ts';

/** The text of the first `h1` that has any. */
export function mainHeadingOf({ headings }: RenderedArtifacts): PageText | undefined {
  return headings.find(({ isH1, content }) => isH1 && content.text !== '')?.content;
}

/**
 * Whether there is one main heading that says something. What ARIA makes a heading of the first level is one
 * too; an `h1` that is empty, or that isn't shown at this size, is none. That it says the same as the title
 * is decided as for duplicates over the site: white space collapsed, case kept.
 */
export const mainHeadingCheck: SiteAuditCheck = {
  issueTypes: ['DUPLICATE_H1_AND_TITLE_VALUE', 'MISSING_H1_TAG_ON_PAGE', 'MULTIPLE_H1_TAGS_ON_PAGE'],
  reads: 'RENDERED_PAGE',
  find(rendered, pageUrl) {
    const page_url = { href: pageUrl };
    const { headings } = rendered;
    if (!headings.some(({ level, isNamed }) => level === 1 && isNamed)) {
      return [{ issueType: 'MISSING_H1_TAG_ON_PAGE', issueDetails: { page_url } }];
    }
    const tags = headings.filter(({ isH1 }) => isH1);
    const title = titleOf(rendered);
    const isTitle = title && tags.some(({ content }) => content.text === title.text);
    const html = numbered(
      'html',
      tags.map((tag) => tag.html),
    );
    return [
      ...(isTitle
        ? [
            {
              issueType: 'DUPLICATE_H1_AND_TITLE_VALUE' as const,
              issueDetails: { page_url, content: { text: title.text } },
            },
          ]
        : []),
      ...(tags.length > 1
        ? [{ issueType: 'MULTIPLE_H1_TAGS_ON_PAGE' as const, issueDetails: { page_url, html } }]
        : []),
    ];
  },
};
