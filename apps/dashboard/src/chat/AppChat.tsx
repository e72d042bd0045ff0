import { useInstallation } from '@sitelens/results/widgets';
import type { ChatAdapter, ChatProps } from '@sitelens/ui/chat';
import { useErrorReport } from '@sitelens/ui/reporting';
import { type ComponentType, useEffect, useState } from 'react';

interface Part {
  readonly Chat: ComponentType<ChatProps>;
  readonly adapter: ChatAdapter;
}

/** The help chat, where the installation has one. Our part of it comes on demand too; its own at the first press. */
export function AppChat() {
  const installation = useInstallation();
  const websiteId = installation?.chat?.websiteId;
  const [part, setPart] = useState<Part>();
  const reportError = useErrorReport();
  useEffect(() => {
    if (websiteId === undefined) return;
    import('@sitelens/ui/chat').then(
      ({ Chat, createCrispChat }) => setPart({ Chat, adapter: createCrispChat(websiteId) }),
      (error: unknown) =>
        reportError({
          kind: 'chat-not-loaded',
          message: 'The button of the chat could not be loaded.',
          ...(error instanceof Error && { error }),
        }),
    );
  }, [websiteId, reportError]);
  return part ? <part.Chat adapter={part.adapter} supportEmail={installation?.supportEmail} /> : null;
}
