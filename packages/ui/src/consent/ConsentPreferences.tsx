import { useState } from 'react';
import { Switch } from '../forms/Switch/Switch.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';
import {
  CONSENT_CATEGORIES,
  type ConsentCategory,
  type ConsentSection,
  categoriesOf,
  NECESSARY,
  sectionsOf,
} from './consentCategories.ts';
import { useConsentWords } from './words.ts';

export interface ConsentPreferencesProps {
  /** What stands now; left out by those who have not chosen: everything but what is necessary is off. */
  accepted?: readonly ConsentCategory[] | undefined;
  isOpen: boolean;
  onClose: () => void;
  /** As `Dialog`'s. */
  finalFocus: () => HTMLElement | null;
  onChoose: (accepted: readonly ConsentCategory[]) => void;
}

/** What each kind of cookie is for, and a switch for each that is not necessary. */
export function ConsentPreferences({ isOpen, onClose, finalFocus, ...choice }: ConsentPreferencesProps) {
  const t = useConsentWords();
  const [chosen, setChosen] = useState<ReadonlySet<ConsentSection>>();
  const shown = chosen ?? sectionsOf(choice.accepted ?? []);

  function turn(section: ConsentSection, isOn: boolean) {
    const others = [...shown].filter((entry) => entry !== section);
    setChosen(new Set(isOn ? [...others, section] : others));
  }
  function close() {
    setChosen(undefined);
    onClose();
  }
  function choose(accepted: readonly ConsentCategory[]) {
    setChosen(undefined);
    choice.onChoose(accepted);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      finalFocus={finalFocus}
      title={t('consent.preferences.title')}
      description={t('consent.preferences.detail')}
      footer={
        <>
          <Button onClick={() => choose(CONSENT_CATEGORIES)}>{t('consent.acceptAll')}</Button>
          <Button onClick={() => choose([NECESSARY])}>{t('consent.acceptNecessary')}</Button>
          <Button variant="primary" onClick={() => choose(categoriesOf(shown))}>
            {t('consent.saveSelection')}
          </Button>
        </>
      }
    >
      <Switch
        checked
        disabled
        label={`${t('consent.necessary.title')} – ${t('consent.necessary.always')}`}
        description={t('consent.necessary.detail')}
      />
      <Switch
        checked={shown.has('statistics')}
        onChange={({ target }) => turn('statistics', target.checked)}
        label={t('consent.statistics.title')}
        description={t('consent.statistics.detail')}
      />
      <Switch
        checked={shown.has('marketing')}
        onChange={({ target }) => turn('marketing', target.checked)}
        label={t('consent.marketing.title')}
        description={t('consent.marketing.detail')}
      />
    </Dialog>
  );
}
