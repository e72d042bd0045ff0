import type { AccessibilityIssue } from '@sitelens/api-client/contract';
import type { HelpArticleId } from '../../catalogue/helpArticleIds.ts';
import { meantAttribute } from './ariaAttributes.ts';
import { checkData, textsOf } from './checkData.ts';
import { inertElement } from './inertElement.ts';

/** What a fact is about; its words are `help.facts.…`. */
type FactName =
  | 'attributes'
  | 'headingBefore'
  | 'headingLevel'
  | 'headingLimit'
  | 'id'
  | 'language'
  | 'meant'
  | 'missingAttributes'
  | 'neededInside'
  | 'neededAround'
  | 'notAllowedInside'
  | 'setting'
  | 'tabindex'
  | 'textAlternative'
  | 'values';

/** Something that the scanner noted on an issue, to be shown as it is in the page's code. */
export interface Fact {
  readonly name: FactName;
  readonly values: readonly string[];
}

type Reader = (issue: AccessibilityIssue) => readonly Fact[];

/** What a check of the same id as its rule gave, as a list under `value` or `values`. */
function listed(checkId: string, name: FactName): Reader {
  return (issue) => {
    const data = checkData(issue, checkId);
    return [{ name, values: textsOf(data?.values ?? data?.value ?? data?.prohibited) }];
  };
}

function attribute(attributeName: string, name: FactName): Reader {
  return ({ html }) => [{ name, values: textsOf([inertElement(html)?.getAttribute(attributeName)]) }];
}

const READERS: Readonly<Partial<Record<HelpArticleId, Reader>>> = {
  'aria-allowed-attr': listed('aria-allowed-attr', 'attributes'),
  'aria-prohibited-attr': listed('aria-prohibited-attr', 'attributes'),
  'aria-required-attr': listed('aria-required-attr', 'missingAttributes'),
  'aria-required-children': (issue) => {
    const data = checkData(issue, 'aria-required-children');
    return [
      { name: 'neededInside', values: textsOf(data?.value) },
      { name: 'notAllowedInside', values: textsOf(data?.values) },
    ];
  },
  'aria-required-parent': listed('aria-required-parent', 'neededAround'),
  'aria-valid-attr': (issue) => {
    const attributes = textsOf(checkData(issue, 'aria-valid-attr')?.value);
    const meant = attributes.map(meantAttribute).filter((name) => name !== undefined);
    return [
      { name: 'attributes', values: attributes },
      { name: 'meant', values: [...new Set(meant)] },
    ];
  },
  'aria-valid-attr-value': listed('aria-valid-attr-value', 'values'),
  'duplicate-id-aria': listed('duplicate-id-aria', 'id'),
  'heading-order': headingLevels,
  'html-lang-valid': listed('valid-lang', 'language'),
  'image-redundant-alt': attribute('alt', 'textAlternative'),
  list: listed('only-listitems', 'notAllowedInside'),
  'meta-viewport': listed('meta-viewport', 'setting'),
  tabindex: attribute('tabindex', 'tabindex'),
};

/** axe-core names the heading before among the related elements. */
function headingLevels({ html, relatedNodes }: AccessibilityIssue): readonly Fact[] {
  const before = relatedNodes.map((node) => headingLevel(node.html)).find((level) => level !== undefined);
  return [
    { name: 'headingBefore', values: textsOf([before]) },
    { name: 'headingLevel', values: textsOf([headingLevel(html)]) },
    { name: 'headingLimit', values: before === undefined ? [] : [String(Number(before) + 1)] },
  ];
}

function headingLevel(html: string): string | undefined {
  const element = inertElement(html);
  const stated = /^[1-9]$/.exec(element?.getAttribute('aria-level') ?? '')?.[0];
  return stated ?? /^h([1-6])$/.exec(element?.localName ?? '')?.[1];
}

/** What the scanner noted on an issue that tells what to mend; empty ones are left out. */
export function factsOf(ruleId: HelpArticleId, issue: AccessibilityIssue): readonly Fact[] {
  return (READERS[ruleId]?.(issue) ?? []).filter(({ values }) => values.length > 0);
}
