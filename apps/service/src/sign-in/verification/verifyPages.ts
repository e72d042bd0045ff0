import type { FastifyReply } from 'fastify';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { WORDS } from '../pages/words.ts';
import { SIGN_IN_PATH } from '../signInPath.ts';
import { VERIFY_PATH } from './verifyPath.ts';

/** One button: programs that look into mails follow links, but press no buttons. */
export function sendVerifyPage(reply: FastifyReply, email: string, token: string): FastifyReply {
  const { title, text, submit, notYours } = WORDS.verify;
  return sendPage(reply, 200, {
    title,
    content: html`<h1>${title}</h1>
<p>${text}</p>
<p><strong>${email}</strong></p>
<form method="post" action="${VERIFY_PATH}">
<input type="hidden" name="token" value="${token}">
<div class="actions"><button class="button" type="submit">${submit}</button></div>
</form>
<p class="note">${notYours}</p>`,
  });
}

/** For a link that was used, has expired or never was one: nobody learns which. */
export function sendEndedLinkPage(reply: FastifyReply): FastifyReply {
  const { title, text, logIn } = WORDS.verify.ended;
  return sendPage(reply, 410, {
    title,
    content: html`<h1>${title}</h1>
<p>${text}</p>
<div class="actions">
<a class="button" href="${SIGN_IN_PATH}">${logIn}</a>
<a class="button quiet" href="/">${WORDS.failure.home}</a>
</div>`,
  });
}
