import { MessageCircle, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { RoomAtBottom } from '../internal/RoomAtBottom.ts';
import { useRoomAtBottom } from '../internal/useRoomAtBottom.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { EmailLink } from '../primitives/EmailLink/EmailLink.tsx';
import { IconButton } from '../primitives/IconButton/IconButton.tsx';
import type { ChatAdapter } from './ChatAdapter.ts';
import { Note, NoteWords, Place } from './chatParts.ts';
import { useChat } from './useChat.ts';
import { useChatWords } from './words.ts';

export interface ChatProps {
  /** Made once, outside of rendering. */
  adapter: ChatAdapter;
  /** Where to turn when there is no chat to be had. */
  supportEmail?: string | undefined;
  /** How long the chat's API may take, in milliseconds. Default: 3,000. */
  timeLimitMs?: number;
}

/**
 * The help chat's button: at the bottom right of the window, on phones at the end of the page, where it covers
 * nothing. The chat itself is loaded when the button is first pressed. Goes last on the page.
 */
export function Chat({ adapter, supportEmail, timeLimitMs }: ChatProps) {
  const t = useChatWords();
  const { state, toggle } = useChat(adapter, timeLimitMs);
  const [isNoteWanted, setIsNoteWanted] = useState(false);
  const isOutOfReach = state === 'blocked' || state === 'offline';

  function handlePress() {
    setIsNoteWanted(true);
    toggle();
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') setIsNoteWanted(false);
  }

  return (
    <>
      <RoomAtBottom />
      <Place ref={useRoomAtBottom('chat')} aria-label={t('chat.label')} onKeyDown={handleKey}>
        {isNoteWanted && isOutOfReach && (
          <Note role="alert">
            <NoteWords>
              <span>{t(`chat.${state}`)}</span>
              {supportEmail !== undefined && (
                <EmailLink address={supportEmail}>{t('chat.email', { email: supportEmail })}</EmailLink>
              )}
            </NoteWords>
            <IconButton
              label={t('chat.dismiss')}
              icon={<X aria-hidden />}
              size="s"
              onClick={() => setIsNoteWanted(false)}
            />
          </Note>
        )}
        <Button
          variant="primary"
          icon={<MessageCircle aria-hidden />}
          isLoading={state === 'loading'}
          aria-expanded={state === 'open'}
          onClick={handlePress}
        >
          {t('chat.label')}
        </Button>
      </Place>
    </>
  );
}
