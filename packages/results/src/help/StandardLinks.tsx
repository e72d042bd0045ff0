import { TextLink } from '@sitelens/ui/primitives';
import type { AccessibilityRule } from '../catalogue/ruleTypes.ts';
import { wcagCriterionByNumber } from '../catalogue/wcagCriteria.ts';
import { useHelpWords } from '../words/help.ts';
import type { Article } from './Article.ts';
import { Paragraph, Points } from './ArticleSection.tsx';

interface StandardLinksProps {
  article: Article;
  rule: AccessibilityRule | undefined;
}

/** The success criteria that the rule belongs to, its own documentation, and what else the article stands on. */
export function StandardLinks({ article, rule }: StandardLinksProps) {
  const t = useHelpWords();
  const criteria = rule?.wcag ?? article.criteria?.map(wcagCriterionByNumber) ?? [];
  const links = [
    ...criteria.map(({ number, name, level, url }) => ({
      name: t('help.criterion', { number, name, level }),
      url,
    })),
    ...(rule ? [{ name: t('help.documentation'), url: rule.documentationUrl }] : []),
    ...(article.standards ?? []),
  ];
  return (
    <>
      {rule?.wcag.length === 0 && <Paragraph>{t('help.bestPractice')}</Paragraph>}
      <Points>
        {links.map(({ name, url }) => (
          <li key={url}>
            <TextLink href={url} isExternal isStandalone>
              {name}
            </TextLink>
          </li>
        ))}
      </Points>
    </>
  );
}
