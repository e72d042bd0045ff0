import type { IncompleteImage } from '../../siteAuditArtifacts.ts';

/** The pictures that lack a source, or text in their place; at most as many as given. */
export function readImages(most: number): IncompleteImage[] {
  const { elements, attribute, state, startTag } = globalThis.sitelensAudit;
  const LAZY = /^data-.*(src|lazy|original|image|img|url)/;
  const closest = (element: Element, selector: string) => Element.prototype.closest.call(element, selector);

  const hasOtherSource = (element: Element): boolean => {
    if (state(element, 'srcset') === 'GIVEN') return true;
    if (closest(element, 'picture')?.querySelector('source[srcset]')) return true;
    return element
      .getAttributeNames()
      .slice(0, 100)
      .some((name) => LAZY.test(name) && state(element, name) === 'GIVEN');
  };
  const isDecorative = (element: Element): boolean => {
    const role = attribute(element, 'role')?.trim().toLowerCase();
    if (role === 'presentation' || role === 'none') return true;
    const isPixel = ['width', 'height'].every((name) =>
      /^\s*[01](px)?\s*$/.test(attribute(element, name) ?? ''),
    );
    return isPixel || closest(element, '[aria-hidden="true" i]') !== null;
  };
  /** The address that the page names, rather than the candidate that was taken at this size. */
  const urlOf = (element: HTMLImageElement | HTMLInputElement): string | undefined => {
    const named = state(element, 'src') === 'GIVEN' ? element.src : '';
    const taken = element instanceof HTMLImageElement ? element.currentSrc : '';
    const url = [named, taken].find((address) => /^https?:/.test(address));
    return url !== undefined && url.length <= 8_000 ? url.toWellFormed() : undefined;
  };
  const isPicture = (element: Element): element is HTMLImageElement | HTMLInputElement =>
    element instanceof HTMLImageElement || (element instanceof HTMLInputElement && element.type === 'image');

  const images: IncompleteImage[] = [];
  for (const element of elements(document)) {
    if (images.length >= most) break;
    if (!isPicture(element)) continue;
    const [alt, src] = [state(element, 'alt'), state(element, 'src')];
    if (alt === 'GIVEN' && src === 'GIVEN') continue;
    const url = urlOf(element);
    images.push({
      alt,
      src,
      hasOtherSource: hasOtherSource(element),
      isInView: element.parentElement?.checkVisibility() ?? true,
      isDecorative: isDecorative(element),
      isNamedOtherwise: ['aria-label', 'aria-labelledby', 'title'].some(
        (name) => state(element, name) === 'GIVEN',
      ),
      ...(url === undefined ? {} : { url }),
      html: startTag(element),
    });
  }
  return images;
}
