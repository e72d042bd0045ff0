import { Badge } from '@sitelens/ui/primitives';
import { wcagTagLabel } from '../catalogue/wcagTags.ts';

/** WCAG tags and "best-practice"; axe-core's other tags (categories, regional laws) say nothing more here. */
function isShownTag(tag: string): boolean {
  return tag === 'best-practice' || /^wcag\d/.test(tag);
}

/** What an issue violates. */
export function TagBadges({ tags }: { tags: readonly string[] }) {
  return tags.filter(isShownTag).map((tag) => <Badge key={tag}>{wcagTagLabel(tag)}</Badge>);
}
