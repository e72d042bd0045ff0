import type { Installation } from '@sitelens/api-client/contract';
import type { Configuration } from '../configuration/configuration.ts';

/** What the configuration lets everybody know. */
export function installationOf({ publicScans, mail, identityProvider, offers }: Configuration): Installation {
  const { supportEmail, documentationUrl, blogUrl, analyticsId, chatId } = offers;
  return {
    publicScans,
    // What is in the outbox is for who sits at this machine, where the built-in sign-in is.
    showsOutbox: mail.kind === 'outbox' && identityProvider.kind === 'embedded',
    ...(supportEmail !== undefined && { supportEmail }),
    ...(documentationUrl !== undefined && { documentationUrl }),
    ...(blogUrl !== undefined && { blogUrl }),
    ...(analyticsId !== undefined && { analytics: { measurementId: analyticsId } }),
    ...(chatId !== undefined && { chat: { websiteId: chatId } }),
  };
}
