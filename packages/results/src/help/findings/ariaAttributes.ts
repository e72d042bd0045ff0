import { closest, distance } from 'fastest-levenshtein';

/** The states and properties of WAI-ARIA that axe-core 4.14 knows. */
export const ARIA_ATTRIBUTES: readonly string[] = (
  'activedescendant atomic autocomplete braillelabel brailleroledescription busy checked colcount colindex ' +
  'colspan controls current describedby description details disabled dropeffect errormessage ' +
  'expanded flowto grabbed haspopup hidden invalid keyshortcuts label labelledby level live modal multiline ' +
  'multiselectable orientation owns placeholder posinset pressed readonly relevant required roledescription ' +
  'rowcount rowindex rowspan selected setsize sort valuemax valuemin valuenow valuetext'
)
  .split(' ')
  .map((name) => `aria-${name}`);

/** A slip of the pen changes few letters; more than this is another word. */
const MAXIMUM_CHANGES = 3;

/** The attribute that a misspelt one was most likely meant to be; nothing if none is near. */
export function meantAttribute(name: string): string | undefined {
  const nearest = closest(name, [...ARIA_ATTRIBUTES]);
  return distance(name, nearest) <= MAXIMUM_CHANGES ? nearest : undefined;
}
