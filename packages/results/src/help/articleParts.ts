import type { ComponentType } from 'react';
import type { HelpArticleId } from '../catalogue/helpArticleIds.ts';
import { type PartOnDemand, partOnDemand } from '../internal/partOnDemand.ts';
import type { Article } from './Article.ts';
import type { ArticleLayoutProps } from './ArticleLayout.tsx';

/** An article, and the frame that it is shown in. */
export interface LoadedArticle {
  readonly article: Article;
  readonly ArticleLayout: ComponentType<ArticleLayoutProps>;
}

function articleOf(load: () => Promise<{ article: Article }>): PartOnDemand<LoadedArticle> {
  return partOnDemand(async () => {
    const [{ ArticleLayout }, { article }] = await Promise.all([import('./ArticleLayout.tsx'), load()]);
    return { article, ArticleLayout };
  });
}

/** Each article is an import, and so a chunk, of its own. The type is what makes a missing one a compile error. */
export const articleParts: Readonly<Record<HelpArticleId, PartOnDemand<LoadedArticle>>> = {
  'aria-allowed-attr': articleOf(() => import('./articles/ariaAllowedAttr.ts')),
  'aria-hidden-focus': articleOf(() => import('./articles/ariaHiddenFocus.ts')),
  'aria-prohibited-attr': articleOf(() => import('./articles/ariaProhibitedAttr.ts')),
  'aria-required-attr': articleOf(() => import('./articles/ariaRequiredAttr.ts')),
  'aria-required-children': articleOf(() => import('./articles/ariaRequiredChildren.ts')),
  'aria-required-parent': articleOf(() => import('./articles/ariaRequiredParent.ts')),
  'aria-valid-attr': articleOf(() => import('./articles/ariaValidAttr.ts')),
  'aria-valid-attr-value': articleOf(() => import('./articles/ariaValidAttrValue.ts')),
  'button-name': articleOf(() => import('./articles/buttonName.ts')),
  bypass: articleOf(() => import('./articles/bypass.ts')),
  'color-contrast': articleOf(() => import('./articles/colorContrast.ts')),
  'document-title': articleOf(() => import('./articles/documentTitle.ts')),
  'duplicate-id-aria': articleOf(() => import('./articles/duplicateIdAria.ts')),
  'empty-heading': articleOf(() => import('./articles/emptyHeading.ts')),
  'frame-title': articleOf(() => import('./articles/frameTitle.ts')),
  'heading-order': articleOf(() => import('./articles/headingOrder.ts')),
  'html-has-lang': articleOf(() => import('./articles/htmlHasLang.ts')),
  'html-lang-valid': articleOf(() => import('./articles/htmlLangValid.ts')),
  'image-alt': articleOf(() => import('./articles/imageAlt.ts')),
  'image-redundant-alt': articleOf(() => import('./articles/imageRedundantAlt.ts')),
  'input-image-alt': articleOf(() => import('./articles/inputImageAlt.ts')),
  label: articleOf(() => import('./articles/label.ts')),
  'landmark-one-main': articleOf(() => import('./articles/landmarkOneMain.ts')),
  'link-in-text-block': articleOf(() => import('./articles/linkInTextBlock.ts')),
  'link-name': articleOf(() => import('./articles/linkName.ts')),
  list: articleOf(() => import('./articles/list.ts')),
  listitem: articleOf(() => import('./articles/listitem.ts')),
  'meta-viewport': articleOf(() => import('./articles/metaViewport.ts')),
  'nested-interactive': articleOf(() => import('./articles/nestedInteractive.ts')),
  'page-has-heading-one': articleOf(() => import('./articles/pageHasHeadingOne.ts')),
  region: articleOf(() => import('./articles/region.ts')),
  'scrollable-region-focusable': articleOf(() => import('./articles/scrollableRegionFocusable.ts')),
  'select-name': articleOf(() => import('./articles/selectName.ts')),
  'svg-img-alt': articleOf(() => import('./articles/svgImgAlt.ts')),
  tabindex: articleOf(() => import('./articles/tabindex.ts')),
  'target-size': articleOf(() => import('./articles/targetSize.ts')),
};
