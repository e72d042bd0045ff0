import type { SiteAuditArticleId } from '../catalogue/siteAudit/siteAuditArticleIds.ts';
import type { PartOnDemand } from '../internal/partOnDemand.ts';
import { articleOf, type LoadedArticle } from './loadedArticle.ts';

/** Each article is an import, and so a chunk, of its own. The type is what makes a missing one a compile error. */
export const siteAuditArticleParts: Readonly<Record<SiteAuditArticleId, PartOnDemand<LoadedArticle>>> = {
  'broken-links': articleOf(() => import('./articles/siteAudit/brokenLinks.ts')),
  'broken-files': articleOf(() => import('./articles/siteAudit/brokenFiles.ts')),
  'links-to-redirects': articleOf(() => import('./articles/siteAudit/linksToRedirects.ts')),
  'links-to-localhost': articleOf(() => import('./articles/siteAudit/linksToLocalhost.ts')),
  'failed-requests': articleOf(() => import('./articles/siteAudit/failedRequests.ts')),
  'links-without-address': articleOf(() => import('./articles/siteAudit/linksWithoutAddress.ts')),
  'multiple-base-elements': articleOf(() => import('./articles/siteAudit/multipleBaseElements.ts')),
  'blocked-by-robots': articleOf(() => import('./articles/siteAudit/blockedByRobots.ts')),
  'missing-title': articleOf(() => import('./articles/siteAudit/missingTitle.ts')),
  'title-length': articleOf(() => import('./articles/siteAudit/titleLength.ts')),
  'duplicate-titles': articleOf(() => import('./articles/siteAudit/duplicateTitles.ts')),
  'multiple-titles': articleOf(() => import('./articles/siteAudit/multipleTitles.ts')),
  'missing-description': articleOf(() => import('./articles/siteAudit/missingDescription.ts')),
  'description-length': articleOf(() => import('./articles/siteAudit/descriptionLength.ts')),
  'duplicate-descriptions': articleOf(() => import('./articles/siteAudit/duplicateDescriptions.ts')),
  'multiple-meta-tags': articleOf(() => import('./articles/siteAudit/multipleMetaTags.ts')),
  'multiple-viewport-tags': articleOf(() => import('./articles/siteAudit/multipleViewportTags.ts')),
  'missing-icon': articleOf(() => import('./articles/siteAudit/missingIcon.ts')),
  'missing-main-heading': articleOf(() => import('./articles/siteAudit/missingMainHeading.ts')),
  'multiple-main-headings': articleOf(() => import('./articles/siteAudit/multipleMainHeadings.ts')),
  'duplicate-main-headings': articleOf(() => import('./articles/siteAudit/duplicateMainHeadings.ts')),
  'heading-same-as-title': articleOf(() => import('./articles/siteAudit/headingSameAsTitle.ts')),
  'headings-out-of-order': articleOf(() => import('./articles/siteAudit/headingsOutOfOrder.ts')),
  'missing-alt': articleOf(() => import('./articles/siteAudit/missingAlt.ts')),
  'empty-alt': articleOf(() => import('./articles/siteAudit/emptyAlt.ts')),
  'images-without-address': articleOf(() => import('./articles/siteAudit/imagesWithoutAddress.ts')),
  'duplicate-sharing-texts': articleOf(() => import('./articles/siteAudit/duplicateSharingTexts.ts')),
  'multiple-sharing-tags': articleOf(() => import('./articles/siteAudit/multipleSharingTags.ts')),
  'multiple-sharing-media': articleOf(() => import('./articles/siteAudit/multipleSharingMedia.ts')),
};
