import type { CutPage } from '@sitelens/api-client/contract';
import { Text } from '@sitelens/ui/primitives';
import { formatNumber } from '../internal/format.ts';
import { useTrustWords } from '../words/trust.ts';

/** At which screen sizes a page's screenshots end before it does, and where. */
export function CutScreenshots({ screenshots }: Pick<CutPage, 'screenshots'>) {
  const t = useTrustWords();
  return screenshots.flatMap(({ screenSize, shown, page }) =>
    (['height', 'width'] as const)
      .filter((side) => shown[side] < page[side])
      .map((side) => (
        <Text as="div" size="s" tone="muted" key={`${screenSize} ${side}`}>
          {t(`trust.cut.${side}`, {
            size: t(`trust.cut.sizes.${screenSize}`),
            shown: formatNumber(shown[side]),
            page: formatNumber(page[side]),
          })}
        </Text>
      )),
  );
}
