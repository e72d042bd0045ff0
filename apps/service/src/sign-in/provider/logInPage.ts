import type { FastifyReply } from 'fastify';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { WORDS } from '../pages/words.ts';
import { field } from './field.ts';
import { passwordTools } from './passwordScript.ts';

interface LogInView {
  /** Where the form goes; cancelling and signing up go to addresses below it. */
  readonly path: string;
  readonly email: string;
  readonly status: number;
  readonly errors: { readonly email?: string; readonly password?: string; readonly form?: string };
}

const words = WORDS.logIn;

/** The login form of the built-in provider. */
export function sendLogInPage(reply: FastifyReply, view: LogInView): FastifyReply {
  const { email, password, form } = view.errors;
  const isWrong = (email ?? password ?? form) !== undefined;
  return sendPage(reply, view.status, {
    title: isWrong ? `${words.errorPrefix}${words.title}` : words.title,
    content: html`<h1>${words.heading}</h1>
<p>${words.introduction}</p>
${form === undefined ? undefined : html`<div class="alert" role="alert">${form}</div>`}
<form method="post" action="${view.path}" novalidate>
${field({
  name: 'email',
  label: words.email,
  type: 'email',
  autocomplete: 'username',
  value: view.email,
  isRequired: true,
  error: email,
  hasFocus: email !== undefined,
})}
${field({
  name: 'password',
  label: words.password,
  type: 'password',
  autocomplete: 'current-password',
  isRequired: true,
  error: password,
  hasFocus: isWrong && email === undefined,
})}
${passwordTools('password', { hasStrength: false })}
<div class="actions">
<button class="button" type="submit">${words.submit}</button>
<button class="button quiet" type="submit" formaction="${view.path}/cancel">${words.cancel}</button>
</div>
</form>
<p class="note">${words.noAccount} <a href="${view.path}/sign-up">${words.signUp}</a></p>`,
  });
}
