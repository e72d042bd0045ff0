import type { MailMessage } from '../../mail/mail.ts';
import { VERIFY_PATH } from './verifyPath.ts';

/**
 * Asks an address whether it is its user's. It holds nothing that a stranger could have typed, or a sign-up with
 * somebody else's address would send them a stranger's words under our name.
 */
export function verificationMail(email: string, token: string, publicOrigin: string): MailMessage {
  return {
    to: email,
    subject: 'Verify your e-mail address for Sitelens',
    text: `Hello,

to go on with Sitelens, confirm that this e-mail address is yours:

${publicOrigin}${VERIFY_PATH}?${new URLSearchParams({ token })}

The link works once, within 24 hours, in any browser.

If you have not signed up for Sitelens, you need not do anything: without you the address is not used.`,
  };
}
