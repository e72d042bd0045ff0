import type { FastifyReply } from 'fastify';
import { CONFIRM_NEWSLETTER_PATH, UNSUBSCRIBE_PATH } from '../../scanning/announcing/emailLinks.ts';
import { type Html, html } from '../../sign-in/pages/html.ts';
import { sendPage } from '../../sign-in/pages/page.ts';
import type { Unsubscribable } from '../../store/scanEmails/unsubscribing.ts';
import { EMAIL_LINK_WORDS as WORDS } from './words.ts';

interface Question {
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  readonly action: string;
  /** What the question is about. */
  readonly about?: string;
}

export function sendUnsubscribePage(reply: FastifyReply, what: Unsubscribable, token: string): FastifyReply {
  return sendQuestion(reply, {
    ...WORDS.unsubscribe[what.kind],
    action: withToken(UNSUBSCRIBE_PATH, token),
    ...(what.kind === 'scans' && { about: new URL(what.startUrl).host }),
  });
}

export function sendConfirmPage(reply: FastifyReply, token: string): FastifyReply {
  return sendQuestion(reply, { ...WORDS.newsletter, action: withToken(CONFIRM_NEWSLETTER_PATH, token) });
}

export function sendUnsubscribedPage(reply: FastifyReply): FastifyReply {
  return sendNotice(reply, 200, WORDS.unsubscribe.done);
}

/** With the way out, which the newsletter's own e-mails have as well. */
export function sendConfirmedPage(reply: FastifyReply, token: string): FastifyReply {
  const { unsubscribe, ...done } = WORDS.newsletter.done;
  const href = withToken(UNSUBSCRIBE_PATH, token);
  return sendNotice(reply, 200, done, html`<a class="button quiet" href="${href}">${unsubscribe}</a>`);
}

/** For a token that was used or replaced, or never was one: nobody learns which. */
export function sendEndedPage(reply: FastifyReply): FastifyReply {
  return sendNotice(reply, 410, WORDS.ended);
}

/** One button: programs that look into mails follow links, but press no buttons. */
function sendQuestion(reply: FastifyReply, { title, text, submit, action, about }: Question): FastifyReply {
  return sendPage(reply, 200, {
    title,
    content: html`<h1>${title}</h1>
<p>${text}</p>
${about === undefined ? undefined : html`<p><strong>${about}</strong></p>`}
<form method="post" action="${action}">
<div class="actions"><button class="button" type="submit">${submit}</button></div>
</form>`,
  });
}

function sendNotice(
  reply: FastifyReply,
  status: number,
  { title, text }: { readonly title: string; readonly text: string },
  further?: Html,
): FastifyReply {
  return sendPage(reply, status, {
    title,
    content: html`<h1>${title}</h1>
<p>${text}</p>
<div class="actions">${further}<a class="button quiet" href="/">${WORDS.home}</a></div>`,
  });
}

function withToken(path: string, token: string): string {
  return `${path}?${new URLSearchParams({ token })}`;
}
