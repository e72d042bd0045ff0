import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HeavySite {
  readonly urls: readonly string[];
  close(): Promise<void>;
}

const PAGES = 12;
const CARDS = 220;

/**
 * Pages as large shops and newspapers have them: 3,000 elements each, some 20 screens high, with a style sheet
 * that answers to the width, pictures, a script that takes its time, and defects of several kinds.
 */
export async function startHeavySite(): Promise<HeavySite> {
  const pages = new Map(Array.from({ length: PAGES }, (_, index) => [`/page-${index}`, page(index)]));
  const server = createServer(({ url = '/' }, response) => {
    const html = pages.get(url);
    if (html !== undefined) response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    else if (url === '/style.css') response.writeHead(200, { 'content-type': 'text/css' }).end(STYLE);
    else if (url === '/script.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT);
    else response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(picture(url.length));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    urls: [...pages.keys()].map((path) => `http://127.0.0.1:${port}${path}`),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const STYLE = `body{font:16px/1.5 sans-serif;margin:0 2rem}
.cards{display:grid;grid-template-columns:repeat(4,1fr);gap:1rem}
.card{box-shadow:0 2px 8px #0003;border-radius:8px;padding:1rem;background:linear-gradient(#fff,#eef)}
.card img{width:100%;height:auto}.faint{color:#b8b8c8}.tag{font-size:10px;margin-right:2px}
@media(max-width:900px){.cards{grid-template-columns:repeat(2,1fr)}}
@media(max-width:500px){.cards{grid-template-columns:1fr}.wide{display:none}}`;

const SCRIPT = `const until = performance.now() + 60; while (performance.now() < until) {}
document.querySelectorAll('.price').forEach((price) => { price.textContent += ' EUR' });`;

function picture(seed: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="#${(seed * 123457) % 1_000_000}"/></svg>`;
}

function page(index: number): string {
  const cards = Array.from({ length: CARDS }, (_, card) => cardOf(index, card)).join('\n');
  return `<!doctype html><html lang="en"><title>Page ${index}</title><link rel="stylesheet" href="/style.css">
<header><nav aria-label="Main">${Array.from({ length: 20 }, (_, link) => `<a href="/page-${link}">Part ${link}</a> `).join('')}</nav></header>
<main><h1>Page ${index}</h1><div class="cards">${cards}</div></main><script src="/script.js"></script></html>`;
}

function cardOf(index: number, card: number): string {
  const alternative = card % 7 === 0 ? '' : ` alt="Picture ${card}"`;
  const tone = card % 11 === 0 ? ' class="faint"' : '';
  return `<article class="card"><h2>Thing ${index}-${card}</h2><img src="/picture-${card % 30}.svg" width="40" height="30"${alternative}>
<p${tone}>Words about the thing, as many as such a card has, so that lines break.</p><p class="price">${card}</p>
<div><a class="tag" href="/page-1">one</a><a class="tag" href="/page-2">two</a><button class="wide">Buy ${card}</button></div>
<label>Count <input type="number" name="count-${card}"></label></article>`;
}
