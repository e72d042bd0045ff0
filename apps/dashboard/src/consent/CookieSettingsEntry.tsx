import { useCookieSettings } from '@sitelens/ui/consent';
import { Button } from '@sitelens/ui/primitives';
import { styled } from 'styled-components';
import { useDashboardWords } from '../words.ts';

const Footer = styled.footer`
  display: flex;
  justify-content: center;
  padding: 0.5rem 1rem;
  @media print { display: none; }
`;

/** At the end of every page, so that consent is taken back as easily as it was given. Not there where nobody is asked. */
export function CookieSettingsEntry() {
  const t = useDashboardWords();
  const openSettings = useCookieSettings();
  if (!openSettings) return null;
  return (
    <Footer>
      <Button variant="ghost" size="s" aria-haspopup="dialog" onClick={openSettings}>
        {t('cookieSettings')}
      </Button>
    </Footer>
  );
}
