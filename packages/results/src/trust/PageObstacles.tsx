import type { Page } from '@sitelens/api-client/contract';
import { Text } from '@sitelens/ui/primitives';
import { useTrustWords } from '../words/trust.ts';

/** What stood between us and a page's content, in plain words; nothing where nothing did. */
export function PageObstacles({ page: { obstacles = [] } }: { page: Pick<Page, 'obstacles'> }) {
  const t = useTrustWords();
  return obstacles.map(({ kind, name }) => {
    const title = t(`trust.obstacles.${kind}`);
    return (
      <Text as="span" size="s" key={`${kind} ${name}`}>
        {name === undefined ? title : t('trust.by', { title, name })}
      </Text>
    );
  });
}
