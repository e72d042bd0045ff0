import { Parser } from 'htmlparser2';
import { stableAttribute } from './stableAttribute.ts';
import { isTelling, withoutNumbers } from './withoutCounters.ts';

/** What stays of an element's markup from page to page. */
export interface StableMarkup {
  readonly markup: string;
  /** Whether an id, an address, a label or a text says which element it is. */
  readonly isNamed: boolean;
}

/** These hold the whole page, and have classes and ids that say which one it is. */
const WHOLE_PAGE = new Set(['html', 'head', 'body']);
const WITHOUT_TEXT = new Set(['script', 'style', 'noscript', 'template']);

/** @param html - An element's outer HTML, hostile and possibly cut anywhere. */
export function stableMarkup(html: string, pageUrl: string): StableMarkup {
  const parts: string[] = [];
  let isNamed = false;
  let silentIn: string | undefined;
  let isWholePage = false;
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (isWholePage) return;
      isWholePage = parts.length === 0 && WHOLE_PAGE.has(tag);
      if (WITHOUT_TEXT.has(tag)) silentIn ??= tag;
      const stable = Object.entries(attributes)
        .filter(([name]) => !isWholePage || (name !== 'class' && name !== 'id'))
        .flatMap(([name, value]) => {
          const attribute = stableAttribute(name, value, { type: attributes.type }, pageUrl);
          if (attribute?.isNaming) isNamed = true;
          return attribute ? [`${name}=${JSON.stringify(attribute.value)}`] : [];
        });
      parts.push(`<${[tag, ...stable.sort()].join(' ')}>`);
    },
    ontext(text) {
      if (isWholePage || silentIn !== undefined) return;
      const stable = withoutNumbers(text);
      if (stable !== '') parts.push(stable);
      if (isTelling(stable)) isNamed = true;
    },
    onclosetag(tag) {
      if (silentIn === tag) silentIn = undefined;
      if (!isWholePage) parts.push('</>');
    },
  });
  parser.end(html);
  return { markup: parts.join(''), isNamed };
}
