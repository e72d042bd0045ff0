import type { CutPage, TrustExample } from '@sitelens/api-client/contract';
import { Text, TextLink, VisuallyHidden } from '@sitelens/ui/primitives';
import { PageAddress } from '../findings/PageAddress.tsx';
import { formatNumber } from '../internal/format.ts';
import { safeHttpUrl } from '../internal/safeHttpUrl.ts';
import { useTrustWords } from '../words/trust.ts';
import { CutScreenshots } from './CutScreenshots.tsx';
import { PageList, PagesDetails, Rule } from './trustParts.ts';

interface TrustPagesProps {
  /** Of what they are examples of. */
  title: string;
  count: number;
  examples: readonly (TrustExample | CutPage)[];
}

/** The first of the pages that something is true of, behind a button that shows them. */
export function TrustPages({ title, count, examples }: TrustPagesProps) {
  const t = useTrustWords();
  return (
    <PagesDetails>
      <summary>
        {examples.length < count
          ? t('trust.pages.first', { number: formatNumber(examples.length) })
          : t('trust.pages.show', { count })}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </summary>
      <PageList>
        {examples.map((example) => (
          <li key={example.pageId}>
            <ExampleAddress url={example.url} />
            {'robotsRule' in example && example.robotsRule !== undefined && (
              <Text as="div" size="s" tone="muted">
                {t('trust.rule')} <Rule dir="ltr">{example.robotsRule}</Rule>
              </Text>
            )}
            {'screenshots' in example && <CutScreenshots screenshots={example.screenshots} />}
          </li>
        ))}
      </PageList>
    </PagesDetails>
  );
}

/** Of a scanned page, and so hostile: what is no address of the web is text. */
function ExampleAddress({ url }: { url: string }) {
  const address = safeHttpUrl(url);
  if (address === undefined) return <PageAddress url={url} />;
  return (
    <TextLink href={address} isExternal isStandalone>
      <PageAddress url={url} />
    </TextLink>
  );
}
