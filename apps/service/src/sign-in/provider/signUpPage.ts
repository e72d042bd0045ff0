import type { FastifyReply } from 'fastify';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { WORDS } from '../pages/words.ts';
import { field } from './field.ts';
import { passwordTools } from './passwordScript.ts';

export interface SignUpErrors {
  readonly email?: string;
  readonly name?: string;
  readonly password?: string;
  readonly form?: string;
}

interface SignUpView {
  /** The interaction's address; the form goes to one below it. */
  readonly path: string;
  readonly email: string;
  readonly name: string;
  readonly status: number;
  readonly errors: SignUpErrors;
}

const words = WORDS.signUp;

/** The form for a new account of the built-in provider. */
export function sendSignUpPage(reply: FastifyReply, view: SignUpView): FastifyReply {
  const { path, errors, status } = view;
  const wrong = (['email', 'name', 'password'] as const).filter((name) => errors[name] !== undefined);
  const isWrong = wrong.length > 0 || errors.form !== undefined;
  const common = (name: 'email' | 'name' | 'password') => ({
    name,
    label: words[name],
    error: errors[name],
    hasFocus: wrong[0] === name,
  });
  return sendPage(reply, status, {
    title: isWrong ? `${words.errorPrefix}${words.title}` : words.title,
    content: html`<h1>${words.heading}</h1>
<p>${words.introduction}</p>
${errors.form === undefined ? undefined : html`<div class="alert" role="alert">${errors.form}</div>`}
<form method="post" action="${path}/sign-up" novalidate>
${field({ ...common('email'), type: 'email', autocomplete: 'username', value: view.email, isRequired: true })}
${field({ ...common('name'), type: 'text', autocomplete: 'name', value: view.name, isRequired: false })}
${field({
  ...common('password'),
  type: 'password',
  autocomplete: 'new-password',
  isRequired: true,
  hint: words.passwordHint,
})}
${passwordTools('password', { hasStrength: true })}
<div class="actions">
<button class="button" type="submit">${words.submit}</button>
<button class="button quiet" type="submit" formaction="${path}/cancel">${words.cancel}</button>
</div>
</form>
<p class="note">${words.hasAccount} <a href="${path}/log-in">${words.logIn}</a></p>`,
  });
}
