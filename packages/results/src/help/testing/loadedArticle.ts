import type { PartOnDemand } from '../../internal/partOnDemand.ts';
import type { Article } from '../Article.ts';
import type { LoadedArticle } from '../loadedArticle.ts';

/**
 * For tests: an article, once its chunk is there.
 *
 * @throws what the import threw
 */
export async function articleFrom(part: PartOnDemand<LoadedArticle>): Promise<Article> {
  part.load();
  for (;;) {
    const state = part.state();
    if (state.status === 'ready') return state.part.article;
    if (state.status === 'failed') throw state.error;
    await new Promise((resolve) => setTimeout(resolve));
  }
}
