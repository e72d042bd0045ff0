import type { AccessibilityIssue } from '@sitelens/api-client/contract';
import { type HeadingLevel, Stack } from '@sitelens/ui/primitives';
import { type ReactNode, useMemo } from 'react';
import type { AccessibilityRule } from '../catalogue/ruleTypes.ts';
import { useHelpWords } from '../words/help.ts';
import type { Article } from './Article.ts';
import { ArticleSection, Paragraph, Points, ProseList } from './ArticleSection.tsx';
import { ExampleView } from './ExampleView.tsx';
import { ProseText } from './ProseText.tsx';
import { StandardLinks } from './StandardLinks.tsx';

export interface ArticleLayoutProps {
  article: Article;
  /** The rule of axe-core that it is on, where it is on one. */
  rule?: AccessibilityRule | undefined;
  /** An issue that the article is on, and that the reader may see. */
  issue?: AccessibilityIssue | undefined;
  picture?: ReactNode;
  level: HeadingLevel;
}

/** The frame of every article: the same parts in the same order. */
export function ArticleLayout({ article, rule, issue, picture, level }: ArticleLayoutProps) {
  const t = useHelpWords();
  const found = useMemo(() => issue && article.finding?.(issue, 'article'), [article, issue]);
  return (
    <Stack gap="xl">
      <ArticleSection title={t('help.wrong')} level={level}>
        {article.wrong.map((text) => (
          <Paragraph key={text}>
            <ProseText>{text}</ProseText>
          </Paragraph>
        ))}
      </ArticleSection>
      {(found || picture) && (
        <ArticleSection title={t('help.found')} level={level}>
          {picture}
          {found}
        </ArticleSection>
      )}
      <ArticleSection title={t('help.hurts')} level={level}>
        <Points>
          {article.hurts.map(({ who, how }) => (
            <li key={who}>
              <strong>{who}</strong> <ProseText>{how}</ProseText>
            </li>
          ))}
        </Points>
      </ArticleSection>
      <ArticleSection title={t('help.find')} level={level}>
        <ProseList texts={article.find} />
      </ArticleSection>
      <ArticleSection title={t('help.fix')} level={level}>
        <ProseList texts={article.fix} />
        {article.examples.map((example) => (
          <ExampleView key={example.before} example={example} />
        ))}
      </ArticleSection>
      <ArticleSection title={t('help.check')} level={level}>
        <ProseList texts={article.check} />
      </ArticleSection>
      <ArticleSection title={t('help.standard')} level={level}>
        <StandardLinks article={article} rule={rule} />
      </ArticleSection>
    </Stack>
  );
}
