import type { FastifyReply } from 'fastify';
import { html } from './html.ts';
import { type PageContent, sendPage } from './page.ts';
import { WORDS } from './words.ts';

/** Why a login did not end signed in. */
export type SignInFailure = 'denied' | 'expired' | 'unreachable' | 'refused' | 'clock' | 'emailMissing';

const STATUS: Readonly<Record<SignInFailure, number>> = {
  denied: 403,
  expired: 400,
  unreachable: 502,
  refused: 400,
  clock: 502,
  emailMissing: 403,
};

/** A plain page that says what happened and offers to begin again. */
export function sendSignInFailure(
  reply: FastifyReply,
  failure: SignInFailure,
  retryPath: string,
): FastifyReply {
  return sendPage(reply, STATUS[failure], signInFailurePage(failure, retryPath));
}

export function signInFailurePage(failure: SignInFailure, retryPath: string): PageContent {
  const { title, text } = WORDS.failure[failure];
  return {
    title,
    content: html`<h1>${title}</h1>
<p>${text}</p>
<div class="actions">
<a class="button" href="${retryPath}">${WORDS.failure.tryAgain}</a>
<a class="button quiet" href="/">${WORDS.failure.home}</a>
</div>`,
  };
}
