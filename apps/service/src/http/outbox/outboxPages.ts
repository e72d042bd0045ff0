import type { FastifyReply } from 'fastify';
import { type Html, html } from '../../sign-in/pages/html.ts';
import { sendPage } from '../../sign-in/pages/page.ts';
import { WORDS } from '../../sign-in/pages/words.ts';
import type { OutboxMessage } from './readMessage.ts';

const words = WORDS.outbox;

export function sendOutboxList(reply: FastifyReply, messages: readonly OutboxMessage[]): FastifyReply {
  return sendPage(reply, 200, {
    title: words.title,
    content: html`<h1>${words.title}</h1>
<p>${words.introduction}</p>
${messages.length === 0 ? html`<p><strong>${words.empty}</strong></p>` : html`<ul class="mails">${messages.map(entry)}</ul>`}`,
  });
}

function entry({ name, subject, to, writtenAt }: OutboxMessage): Html {
  return html`<li>
<a href="/outbox/${encodeURIComponent(name)}">${subject === '' ? words.noSubject : subject}</a>
<p>${words.to} ${to}<br>${writtenAt} ${words.utc}</p>
</li>`;
}

export function sendOutboxMessage(reply: FastifyReply, message: OutboxMessage): FastifyReply {
  const { subject, to, writtenAt, text } = message;
  const title = subject === '' ? words.noSubject : subject;
  return sendPage(reply, 200, {
    title,
    content: html`<h1>${title}</h1>
<p>${words.to} ${to}<br>${writtenAt} ${words.utc}</p>
<h2>${words.text}</h2>
<div class="mail-text">${linked(text)}</div>
${message.html === undefined ? undefined : framed(message.html)}
<div class="actions"><a class="button quiet" href="/outbox">${words.all}</a></div>`,
  });
}

/** In a frame without scripts, forms, or a way to this page (sandbox): whatever is in the message is shown only. */
function framed(markup: string): Html {
  return html`<h2>${words.html}</h2>
<iframe class="mail-html" sandbox="" title="${words.html}" srcdoc="${markup}"></iframe>`;
}

const ADDRESS = /(https?:\/\/[^\s<>"']+)/;

function linked(text: string): readonly Html[] {
  return text
    .split(ADDRESS)
    .map((part, at) => (at % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}
