import type { PageText, SiteAuditArtifacts } from '../../gather/siteAuditArtifacts.ts';
import { descriptionOf } from './descriptions/descriptions.ts';
import { mainHeadingOf } from './headings/mainHeading.ts';
import { isOpenGraph } from './multipleTags/openGraph.ts';
import type { DuplicateType, PageAudit } from './record.ts';
import { titleOf } from './titles/titles.ts';

/**
 * What each type compares over the site. Title, description and main heading are those that are shown; Open
 * Graph's are those that the server sent, as what reads them runs no scripts.
 */
export function duplicateContents({ raw, rendered }: SiteAuditArtifacts): PageAudit['contents'] {
  const openGraph = (key: string) =>
    raw.metas.find((meta) => isOpenGraph(meta, key) && meta.content.text !== '')?.content;
  const contents: Readonly<Record<DuplicateType, PageText | undefined>> = {
    DUPLICATE_TITLE_TAGS: titleOf(rendered),
    DUPLICATE_META_DESCRIPTION_TAGS: descriptionOf(rendered),
    DUPLICATE_H1_TAGS: mainHeadingOf(rendered),
    DUPLICATE_META_OG_DESCRIPTION_TAGS: openGraph('og:description'),
    DUPLICATE_META_OG_TITLE_TAGS: openGraph('og:title'),
  };
  return DUPLICATE_TYPES.flatMap((issueType) => {
    const content = contents[issueType];
    return content ? [{ issueType, content: content.text }] : [];
  });
}

const DUPLICATE_TYPES = [
  'DUPLICATE_TITLE_TAGS',
  'DUPLICATE_META_DESCRIPTION_TAGS',
  'DUPLICATE_H1_TAGS',
  'DUPLICATE_META_OG_DESCRIPTION_TAGS',
  'DUPLICATE_META_OG_TITLE_TAGS',
] as const satisfies readonly DuplicateType[];
