import { truncate, VisuallyHidden } from '@sitelens/ui/primitives';

/** Specification (results), section 9. */
const URL_LENGTH = 90;

/**
 * A page's address, cut for the eye and whole for the ear. From left to right whatever letters are in it, so
 * that its parts can't change places with each other or with what stands beside it; a name in other letters
 * (IDN) as it is on the wire, since letters of two scripts may look alike.
 */
export function PageAddress({ url }: { url: string }) {
  const shown = truncate(url, URL_LENGTH);
  if (shown === url) return <bdi dir="ltr">{url}</bdi>;
  return (
    <bdi dir="ltr" title={url}>
      <span aria-hidden>{shown}</span>
      <VisuallyHidden>{url}</VisuallyHidden>
    </bdi>
  );
}
