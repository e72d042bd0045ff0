/** Longer contents are left out: what matters is the start tag. */
const MAXIMUM_CONTENT = 120;

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/**
 * The element's code with a name, in the way that suits the element: a `<label>` for a field, `alt` for a
 * picture, `title` for a frame, `aria-label` for the rest. To be shown as text, never as markup.
 */
export function namedCode(element: Element, name: string): string {
  switch (element.localName) {
    case 'img':
    case 'area':
      return tagWith(element, 'alt', name);
    case 'iframe':
    case 'frame':
      return tagWith(element, 'title', name);
    case 'input':
      if (element.getAttribute('type')?.toLowerCase() === 'image') return tagWith(element, 'alt', name);
      return labelled(element, name);
    case 'select':
    case 'textarea':
      return labelled(element, name);
    default:
      return tagWith(element, 'aria-label', name);
  }
}

function labelled(element: Element, name: string): string {
  const label = element.ownerDocument.createElement('label');
  const id = element.id;
  if (id === '') {
    label.textContent = name;
    return label.outerHTML.replace('</label>', () => `\n  ${shortened(element)}\n</label>`);
  }
  label.setAttribute('for', id);
  label.textContent = name;
  return `${label.outerHTML}\n${shortened(element)}`;
}

function tagWith(element: Element, attribute: string, value: string): string {
  const named = element.cloneNode(true);
  if (!(named instanceof Element)) return '';
  named.setAttribute(attribute, value);
  return shortened(named);
}

function shortened(element: Element): string {
  const content = element.innerHTML;
  if (VOID.test(element.localName) || content.length <= MAXIMUM_CONTENT) return element.outerHTML;
  const shell = element.cloneNode(false);
  return shell instanceof Element ? shell.outerHTML.replace(/<\/[^<]*>$/, (end) => `…${end}`) : '';
}
