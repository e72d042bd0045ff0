import { VisuallyHidden } from '@sitelens/ui/primitives';
import { Fragment, type ReactNode } from 'react';
import { shownUrl } from '../internal/shownUrl.ts';

/**
 * A page's address, cut for the eye and whole for the ear. From left to right whatever letters are in it, so
 * that its parts can't change places with each other or with what stands beside it; a name in other letters
 * (IDN) as it is on the wire, since letters of two scripts may look alike.
 */
export function PageAddress({ url }: { url: string }) {
  const shown = shownUrl(url);
  if (shown === url) return <bdi dir="ltr">{breakable(url)}</bdi>;
  return (
    <bdi dir="ltr" title={url}>
      <span aria-hidden>{breakable(shown)}</span>
      <VisuallyHidden>{url}</VisuallyHidden>
    </bdi>
  );
}

/** It may go on below after a slash, rather than within a word. */
function breakable(address: string): ReactNode {
  return address.split(/(?<=[^/]\/)(?=[^/])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an address's parts don't change places, and two may be alike.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
