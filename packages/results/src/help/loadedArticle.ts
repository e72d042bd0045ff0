import type { ComponentType } from 'react';
import { type PartOnDemand, partOnDemand } from '../internal/partOnDemand.ts';
import type { Article } from './Article.ts';
import type { ArticleLayoutProps } from './ArticleLayout.tsx';

/** An article, and the frame that it is shown in. */
export interface LoadedArticle {
  readonly article: Article;
  readonly ArticleLayout: ComponentType<ArticleLayoutProps>;
}

/** An article on demand, and with the first one the frame. */
export function articleOf(load: () => Promise<{ article: Article }>): PartOnDemand<LoadedArticle> {
  return partOnDemand(async () => {
    const [{ ArticleLayout }, { article }] = await Promise.all([import('./ArticleLayout.tsx'), load()]);
    return { article, ArticleLayout };
  });
}
