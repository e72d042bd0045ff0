import { Badge, truncate } from '@sitelens/ui/primitives';
import { violationsOf } from './violations.ts';

const LABEL_LENGTH = 40;

/** What an issue violates; a dash where its tags say nothing of that. */
export function TagBadges({ tags }: { tags: readonly string[] }) {
  const violations = violationsOf(tags);
  if (violations.length === 0) return '–';
  return violations.map(({ tag, label, name }) => (
    <bdi key={tag} title={name ?? (label.length > LABEL_LENGTH ? label : undefined)}>
      <Badge>{truncate(label, LABEL_LENGTH)}</Badge>
    </bdi>
  ));
}
