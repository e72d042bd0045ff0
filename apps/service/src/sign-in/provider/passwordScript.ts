import type { FastifyInstance } from 'fastify';
import { type Html, html } from '../pages/html.ts';
import { WORDS } from '../pages/words.ts';
import { PROVIDER_PATH } from './createProvider.ts';
import { SHORTEST_PASSWORD } from './passwordLength.ts';

const SCRIPT_PATH = `${PROVIDER_PATH}/password.js`;

/**
 * A button that shows what is typed and, for a new password, what its length is worth. Both are hidden until the
 * script that makes them work has come: without it the form is a plain one.
 */
export function passwordTools(fieldId: string, { hasStrength }: { readonly hasStrength: boolean }): Html {
  const { show, hide, strengths } = WORDS.password;
  return html`<div class="password-tools" data-password="${fieldId}" data-shortest="${SHORTEST_PASSWORD}" hidden>
<button class="link" type="button" aria-controls="${fieldId}" data-show="${show}" data-hide="${hide}">${show}</button>
${
  hasStrength
    ? html`<p class="strength" role="status" data-short="${strengths.short}" data-fair="${strengths.fair}" data-good="${strengths.good}" data-strong="${strengths.strong}"></p>`
    : undefined
}
</div>
<script src="${SCRIPT_PATH}" defer></script>`;
}

/** Words change with the level alone, so that a screen reader does not speak at every key. */
const SCRIPT = `'use strict';
for (const tools of document.querySelectorAll('[data-password]')) {
  const field = document.getElementById(tools.dataset.password);
  const button = tools.querySelector('button');
  const strength = tools.querySelector('[role="status"]');
  const setShown = (isShown) => {
    field.type = isShown ? 'text' : 'password';
    button.textContent = isShown ? button.dataset.hide : button.dataset.show;
  };
  button.addEventListener('click', () => setShown(field.type === 'password'));
  // What is sent as text is kept by browsers among the entries of the form.
  field.form.addEventListener('submit', () => setShown(false));
  const judge = () => {
    const { length } = Array.from(field.value);
    const level =
      length === 0 ? '' : length < Number(tools.dataset.shortest) ? 'short' : length < 12 ? 'fair' : length < 20 ? 'good' : 'strong';
    if (strength.dataset.level === level) return;
    strength.dataset.level = level;
    strength.textContent = level === '' ? '' : strength.dataset[level];
  };
  if (strength) {
    field.addEventListener('input', judge);
    judge();
  }
  tools.hidden = false;
}
`;

export function addPasswordScript(server: FastifyInstance): void {
  server.get(SCRIPT_PATH, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(SCRIPT),
  );
}
