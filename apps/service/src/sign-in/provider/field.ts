import { type Html, html } from '../pages/html.ts';

interface Field {
  readonly name: string;
  readonly label: string;
  readonly type: 'email' | 'text' | 'password';
  readonly autocomplete: string;
  readonly value?: string;
  readonly isRequired: boolean;
  readonly error: string | undefined;
  readonly hint?: string;
  /** Whether the keyboard begins here. */
  readonly hasFocus: boolean;
}

/** A labelled field with its hint and its error, which it is described by. */
export function field({
  name,
  label,
  type,
  autocomplete,
  value,
  isRequired,
  error,
  hint,
  hasFocus,
}: Field): Html {
  const descriptions = [
    ...(hint === undefined ? [] : [`${name}-hint`]),
    ...(error === undefined ? [] : [`${name}-error`]),
  ].join(' ');
  const attributes = [
    value === undefined ? html`` : html` value="${value}"`,
    isRequired ? html` required` : html``,
    error === undefined ? html`` : html` aria-invalid="true"`,
    descriptions === '' ? html`` : html` aria-describedby="${descriptions}"`,
    hasFocus ? html` autofocus` : html``,
  ];
  return html`<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}"${attributes}>
${error === undefined ? undefined : html`<p class="field-error" id="${name}-error">${error}</p>`}
${hint === undefined ? undefined : html`<p class="field-hint" id="${name}-hint">${hint}</p>`}`;
}
