import { Button, ButtonLink, Inline } from '@sitelens/ui/primitives';
import { Wrench } from 'lucide-react';
import { useState } from 'react';
import { findingInfo } from '../catalogue/findingInfo.ts';
import { hasHelpArticle } from '../catalogue/helpArticleIds.ts';
import { HelpDialog } from '../help/HelpDialog.tsx';
import { useFindingsWords } from '../words/findings.ts';

interface RuleActionsProps {
  ruleId: string;
  hasHelp: boolean;
}

/** Where to read on: our help article, and documentation elsewhere, of what has them. */
export function RuleActions({ ruleId, hasHelp }: RuleActionsProps) {
  const t = useFindingsWords();
  const [isOpen, setIsOpen] = useState(false);
  const documentationUrl = findingInfo(ruleId)?.documentationUrl;
  const offersHelp = hasHelp && hasHelpArticle(ruleId);
  if (documentationUrl === undefined && !offersHelp) return null;
  return (
    <Inline>
      {documentationUrl !== undefined && (
        <ButtonLink href={documentationUrl} isExternal>
          {t('findings.rule.documentation')}
        </ButtonLink>
      )}
      {offersHelp && (
        <>
          <Button variant="primary" icon={<Wrench aria-hidden />} onClick={() => setIsOpen(true)}>
            {t('findings.rule.howToFix')}
          </Button>
          <HelpDialog ruleId={ruleId} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </>
      )}
    </Inline>
  );
}
