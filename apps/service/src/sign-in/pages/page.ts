import type { FastifyReply } from 'fastify';
import { type Html, html } from './html.ts';
import { STYLES } from './styles.ts';
import { WORDS } from './words.ts';

export interface PageContent {
  /** The document's title, without the product's name. */
  readonly title: string;
  /** What stands in the card; begins with the h1. */
  readonly content: Html;
}

/** Sends one of the service's own pages: no script, nothing from elsewhere, never kept by a cache. */
export function sendPage(reply: FastifyReply, status: number, page: PageContent): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(pageMarkup(page));
}

/** A whole document. */
export function pageMarkup({ title, content }: PageContent): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${WORDS.product}</title>
<style>${STYLES}</style>
</head>
<body>
<main>
<div class="brand">
<svg viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><circle cx="8.5" cy="8.5" r="6.5"/><path d="m13.5 13.5 5 5"/><rect x="6" y="6" width="5" height="5" rx="1" fill="currentColor" stroke="none"/></svg>
<span>${WORDS.product}</span>
</div>
<div class="card">${content}</div>
</main>
</body>
</html>
`.markup;
}
