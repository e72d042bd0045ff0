import type { BenchRow } from './BenchRow.ts';
import type { Contender } from './contender.ts';

const HEAD = '<table><thead><tr><th>Page</th><th>Rule</th><th>Impact</th><th>Issues</th></tr></thead><tbody>';

/** The least that shows the rows: one string, nothing to press. */
export function plainTable(container: HTMLElement): Contender {
  return {
    name: 'innerHTML, bare table',
    mount(rows) {
      const body = rows.slice(0, 50).map((row) => `<tr>${cells(row).join('')}</tr>`);
      container.innerHTML = `${HEAD}${body.join('')}</tbody></table>`;
    },
    unmount: () => container.replaceChildren(),
  };
}

/** The very elements that a table of ours is made of, styles and all, as one string. */
export function sameElements(container: HTMLElement, html: string): Contender {
  return {
    name: 'innerHTML, the same elements',
    mount() {
      container.innerHTML = html;
    },
    unmount: () => container.replaceChildren(),
  };
}

function cells({ url, rule, impact, issues }: BenchRow): string[] {
  return [url, rule, impact, String(issues)].map((value) => `<td>${escaped(value)}</td>`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
