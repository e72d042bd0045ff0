import { Button, Dialog } from '@sitelens/ui/primitives';
import { Wrench } from 'lucide-react';
import { useState } from 'react';
import { siteAuditType } from '../catalogue/siteAuditTypes.ts';
import { useHelpWords } from '../words/help.ts';
import { SiteAuditArticle } from './SiteAuditArticle.tsx';
import { useMissingArticle } from './useMissingArticle.ts';

export interface SiteAuditHelpProps {
  /** One that the catalogue doesn't know is reported, and nothing is shown. */
  issueType: string;
}

/** A button that opens the help article on a type of site-audit issue over the page. */
export function SiteAuditHelp({ issueType }: SiteAuditHelpProps) {
  const t = useHelpWords();
  const [isOpen, setIsOpen] = useState(false);
  const info = siteAuditType(issueType);
  useMissingArticle('issueType', issueType, !info);
  if (!info) return null;
  return (
    <>
      <Button variant="primary" icon={<Wrench aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('help.howToFix')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={info.title} size="l">
        <SiteAuditArticle issueType={issueType} />
      </Dialog>
    </>
  );
}
