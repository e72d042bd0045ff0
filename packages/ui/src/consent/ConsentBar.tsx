import { useId } from 'react';
import { RoomAtBottom } from '../internal/RoomAtBottom.ts';
import { useRoomAtBottom } from '../internal/useRoomAtBottom.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Actions, Bar, Detail, Title, Words } from './consentBarParts.ts';
import { useConsentWords } from './words.ts';

export interface ConsentBarProps {
  onAcceptAll: () => void;
  onAcceptNecessary: () => void;
  onManagePreferences: (opener: HTMLElement) => void;
}

/**
 * Asks for consent without standing in the way: a landmark, first in reading order and last on the screen.
 * To agree and to decline weigh the same.
 */
export function ConsentBar({ onAcceptAll, onAcceptNecessary, onManagePreferences }: ConsentBarProps) {
  const t = useConsentWords();
  const id = useId();
  return (
    <>
      <RoomAtBottom />
      <Bar ref={useRoomAtBottom('consentBar')} aria-labelledby={id}>
        <Words>
          <Title id={id}>{t('consent.bar.title')}</Title>
          <Detail>{t('consent.bar.detail')}</Detail>
        </Words>
        <Actions>
          <Button onClick={onAcceptAll}>{t('consent.acceptAll')}</Button>
          <Button onClick={onAcceptNecessary}>{t('consent.acceptNecessary')}</Button>
          <Button
            variant="ghost"
            aria-haspopup="dialog"
            onClick={(event) => onManagePreferences(event.currentTarget)}
          >
            {t('consent.managePreferences')}
          </Button>
        </Actions>
      </Bar>
    </>
  );
}
