import type { SiteAuditValue } from '@sitelens/api-client/contract';

/** What a cell shows. All but a status is hostile text of scanned pages. */
export type ShownValue =
  | { readonly kind: 'href' | 'html' | 'text'; readonly text: string }
  | { readonly kind: 'http_status'; readonly status: number };

/** A cell's value, taken apart. */
export interface ReadValue {
  readonly shown: readonly ShownValue[];
  /** The kinds of values that nobody knows how to show. */
  readonly unsupported: readonly string[];
}

const TEXT_KIND = /^(href|html|text)(\d*)$/;

/**
 * Reads a cell (specification, results, section 3): `href`, `html`, `text`, or several of them numbered from 0, and
 * `http_status`. Several come by their numbers, whatever order they have on the wire.
 */
export function readValue(value: SiteAuditValue): ReadValue {
  const unsupported: string[] = [];
  const numbered: { place: number; value: ShownValue }[] = [];
  for (const [name, content] of Object.entries(value)) {
    const [, kind, number = ''] = TEXT_KIND.exec(name) ?? [];
    if (kind === 'href' || kind === 'html' || kind === 'text') {
      numbered.push({ place: number === '' ? -1 : Number(number), value: { kind, text: String(content) } });
    } else if (name === 'http_status' && typeof content === 'number') {
      numbered.push({ place: -1, value: { kind: name, status: content } });
    } else {
      unsupported.push(name);
    }
  }
  return { shown: numbered.sort((a, b) => a.place - b.place).map((one) => one.value), unsupported };
}
