import type { PageText, SiteAuditArtifacts } from '../../gather/siteAuditArtifacts.ts';
import { runsAt } from '../evaluators.ts';
import { descriptionOf } from './descriptions/descriptions.ts';
import { mainHeadingOf } from './headings/mainHeading.ts';
import { isOpenGraph } from './multipleTags/openGraph.ts';
import { DUPLICATE_EVALUATORS, type DuplicateType, isDuplicateType, type PageAudit } from './record.ts';
import { titleOf } from './titles/titles.ts';

/**
 * What each type compares over the site. Title, description and main heading are those that are shown; Open
 * Graph's are those that the server sent, as what reads them runs no scripts. Empty where the type's evaluator
 * doesn't run.
 */
export function duplicateContents({ screenSize, raw, rendered }: SiteAuditArtifacts): PageAudit['contents'] {
  const openGraph = (key: string) =>
    raw.metas.find((meta) => isOpenGraph(meta, key) && meta.content.text !== '')?.content;
  const contents: Readonly<Record<DuplicateType, PageText | undefined>> = {
    DUPLICATE_TITLE_TAGS: titleOf(rendered),
    DUPLICATE_META_DESCRIPTION_TAGS: descriptionOf(rendered),
    DUPLICATE_H1_TAGS: mainHeadingOf(rendered),
    DUPLICATE_META_OG_DESCRIPTION_TAGS: openGraph('og:description'),
    DUPLICATE_META_OG_TITLE_TAGS: openGraph('og:title'),
  };
  return Object.keys(contents)
    .filter(isDuplicateType)
    .flatMap((issueType) => {
      const content = contents[issueType];
      const runs = runsAt(DUPLICATE_EVALUATORS[issueType], screenSize);
      return content && runs ? [{ issueType, content: content.text }] : [];
    });
}
