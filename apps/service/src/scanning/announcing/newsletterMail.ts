import type { MailMessage } from '../../mail/mail.ts';
import { confirmNewsletterUrl } from './emailLinks.ts';

/** Asks an address whether its owner wants the newsletter: whoever typed it may be somebody else. */
export function newsletterMail(email: string, token: string, publicOrigin: string): MailMessage {
  return {
    to: email,
    subject: 'Confirm the newsletter of Sitelens',
    text: [
      'This address was entered to get the newsletter of Sitelens.',
      `To get it, confirm that you want it:\n${confirmNewsletterUrl(publicOrigin, token)}`,
      'If that was not you, you need not do anything: without your confirmation there will be no newsletter.',
    ].join('\n\n'),
  };
}
