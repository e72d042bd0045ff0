import { TextLink } from '@sitelens/ui/primitives';
import { PageAddress } from '../../findings/PageAddress.tsx';
import { safeHttpUrl } from '../../internal/safeHttpUrl.ts';
import { shownUrl } from '../../internal/shownUrl.ts';
import { Cuttable } from './Cuttable.tsx';
import { TextValue } from './TextValue.tsx';

interface AddressValueProps {
  /** As it was found: hostile. */
  address: string;
  /** Whether it may be opened from here. Default: true. */
  isLinked?: boolean;
}

/** An address: a link into a new tab where it is http(s), and else what was written there. */
export function AddressValue({ address, isLinked = true }: AddressValueProps) {
  const href = isLinked ? safeHttpUrl(address) : undefined;
  if (href === undefined) return <TextValue text={address} isAddress />;
  const isLong = shownUrl(address) !== address;
  return (
    <Cuttable text={address} isLong={isLong}>
      {(isWhole) => (
        <TextLink href={href} isExternal isStandalone>
          {isWhole && isLong ? <bdi dir="ltr">{address}</bdi> : <PageAddress url={address} />}
        </TextLink>
      )}
    </Cuttable>
  );
}
