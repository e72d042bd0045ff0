import { OnDemand } from '../internal/OnDemand.tsx';
import type { PartOnDemand } from '../internal/partOnDemand.ts';
import { useHelpWords } from '../words/help.ts';
import type { ArticleLayoutProps } from './ArticleLayout.tsx';
import { ArticleSkeleton } from './ArticleSkeleton.tsx';
import type { LoadedArticle } from './loadedArticle.ts';

interface ArticleOnDemandProps extends Omit<ArticleLayoutProps, 'article'> {
  part: PartOnDemand<LoadedArticle>;
}

/** An article from the moment that it is asked for: on its way, there, or to be asked for again. */
export function ArticleOnDemand({ part, ...props }: ArticleOnDemandProps) {
  const t = useHelpWords();
  return (
    <OnDemand part={part} skeleton={<ArticleSkeleton />} failedTitle={t('help.failed')} level={props.level}>
      {({ article, ArticleLayout }) => <ArticleLayout {...props} article={article} />}
    </OnDemand>
  );
}
