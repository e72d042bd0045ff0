import { TextLink } from '@sitelens/ui/primitives';
import { accessibilityRule } from '../catalogue/accessibilityRules.ts';
import type { HelpArticleId } from '../catalogue/helpArticleIds.ts';
import { useHelpWords } from '../words/help.ts';
import { Paragraph, Points } from './ArticleSection.tsx';

/** The success criteria that the rule belongs to, and the rule's own documentation. */
export function StandardLinks({ ruleId }: { ruleId: HelpArticleId }) {
  const t = useHelpWords();
  const rule = accessibilityRule(ruleId);
  if (!rule) return null;
  return (
    <>
      {rule.wcag.length === 0 && <Paragraph>{t('help.bestPractice')}</Paragraph>}
      <Points>
        {rule.wcag.map(({ number, name, level, url }) => (
          <li key={number}>
            <TextLink href={url} isExternal isStandalone>
              {t('help.criterion', { number, name, level })}
            </TextLink>
          </li>
        ))}
        <li>
          <TextLink href={rule.documentationUrl} isExternal isStandalone>
            {t('help.documentation')}
          </TextLink>
        </li>
      </Points>
    </>
  );
}
