import type { FastifyReply } from 'fastify';
import { type Html, html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { WORDS } from '../pages/words.ts';

interface LogInView {
  /** Where the form goes; the cancel button goes to `cancel` below it. */
  readonly action: string;
  readonly email: string;
  /** Whether the person asked for a new account. */
  readonly isSignUp: boolean;
  readonly status: number;
  readonly errors: { readonly email?: string; readonly password?: string; readonly form?: string };
}

const words = WORDS.logIn;

/** The login form of the built-in provider. */
export function sendLogInPage(reply: FastifyReply, view: LogInView): FastifyReply {
  const { email, password, form } = view.errors;
  const isWrong = (email ?? password ?? form) !== undefined;
  const focus = html` autofocus`;
  const focused = email !== undefined ? 'email' : isWrong ? 'password' : undefined;
  return sendPage(reply, view.status, {
    title: isWrong ? `${words.errorPrefix}${words.title}` : words.title,
    content: html`<h1>${words.heading}</h1>
<p>${view.isSignUp ? words.signUp : words.introduction}</p>
${form === undefined ? undefined : html`<div class="alert" role="alert">${form}</div>`}
<form method="post" action="${view.action}" novalidate>
<label for="email">${words.email}</label>
<input id="email" name="email" type="email" autocomplete="username" required value="${view.email}"${described('email', email)}${focused === 'email' ? focus : undefined}>
${fieldError('email', email)}
<label for="password">${words.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${described('password', password)}${focused === 'password' ? focus : undefined}>
${fieldError('password', password)}
<div class="actions">
<button class="button" type="submit">${words.submit}</button>
<button class="button quiet" type="submit" formaction="${view.action}/cancel">${words.cancel}</button>
</div>
</form>`,
  });
}

function described(field: string, error: string | undefined): Html {
  return error === undefined ? html`` : html` aria-invalid="true" aria-describedby="${field}-error"`;
}

function fieldError(field: string, error: string | undefined): Html {
  return error === undefined ? html`` : html`<p class="field-error" id="${field}-error">${error}</p>`;
}
