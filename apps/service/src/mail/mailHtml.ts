import { type Html, html } from '../sign-in/pages/html.ts';

/** A line that is nothing but a web address. */
const ADDRESS_LINE = /^https?:\/\/\S+$/;

/**
 * The same words for programs that show HTML: a paragraph for each block of the text, a link for each line
 * that is an address. No picture, no script, nothing from elsewhere, and no colours that a dark theme would miss.
 */
export function mailHtml(subject: string, text: string): string {
  const blocks = text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '');
  return html`<!doctype html>
<html lang="en" dir="auto">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
</head>
<body style="margin: 0; padding: 24px; font: 16px/1.5 Arial, Helvetica, sans-serif; overflow-wrap: anywhere">
<main style="max-width: 40em">
${blocks.map(paragraph)}
</main>
</body>
</html>
`.markup;
}

function paragraph(block: string): Html {
  const lines = block.trim().split('\n').map(line);
  return html`<p dir="auto">${lines.map((part, at) => (at === 0 ? part : html`<br>${part}`))}</p>
`;
}

function line(text: string): Html {
  const address = text.trim();
  return ADDRESS_LINE.test(address) ? html`<a href="${address}">${address}</a>` : html`${text}`;
}
