import { TextLink } from '@sitelens/ui/primitives';

/** A link that is called by its address, which paper then need not say again. */
export function ShownAddress({ href }: { href: string }) {
  return (
    <bdi data-shows-address="">
      <TextLink href={href} isExternal>
        {href}
      </TextLink>
    </bdi>
  );
}
