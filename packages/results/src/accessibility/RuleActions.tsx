import { Button, ButtonLink, Inline } from '@sitelens/ui/primitives';
import { Wrench } from 'lucide-react';
import { useState } from 'react';
import { accessibilityRule } from '../catalogue/accessibilityRules.ts';
import { hasHelpArticle } from '../catalogue/helpArticleIds.ts';
import { HelpDialog } from '../help/HelpDialog.tsx';
import { useAccessibilityWords } from '../words/accessibility.ts';

interface RuleActionsProps {
  ruleId: string;
  hasHelp: boolean;
}

/** Where to read on: our help article, and axe-core's documentation. Nothing for an unknown rule. */
export function RuleActions({ ruleId, hasHelp }: RuleActionsProps) {
  const t = useAccessibilityWords();
  const [isOpen, setIsOpen] = useState(false);
  const rule = accessibilityRule(ruleId);
  if (!rule) return null;
  return (
    <Inline>
      <ButtonLink href={rule.documentationUrl} isExternal>
        {t('accessibility.rule.documentation')}
      </ButtonLink>
      {hasHelp && hasHelpArticle(ruleId) && (
        <>
          <Button variant="primary" icon={<Wrench aria-hidden />} onClick={() => setIsOpen(true)}>
            {t('accessibility.rule.howToFix')}
          </Button>
          <HelpDialog ruleId={ruleId} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </>
      )}
    </Inline>
  );
}
