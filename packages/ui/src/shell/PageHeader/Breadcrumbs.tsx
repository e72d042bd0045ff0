import { truncate } from '../../internal/truncate.ts';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { useUiWords } from '../../words/useUiWords.ts';
import { Crumbs } from './pageHeaderParts.ts';

const WEBSITE_LENGTH = 35;

/** A page above the one that is shown. */
export interface Breadcrumb {
  /** Cut at 35 characters. */
  label: string;
  href: string;
}

/** The way from the top (APG, Breadcrumb). On a narrow screen there is only the way back. */
export function Breadcrumbs({ items, current }: { items: readonly Breadcrumb[]; current: string }) {
  const t = useUiWords();
  if (items.length === 0) return null;
  return (
    <Crumbs aria-label={t('shell.breadcrumbs')}>
      <ol>
        {items.map(({ label, href }) => {
          const shown = truncate(label, WEBSITE_LENGTH);
          return (
            <li key={href} title={shown === label ? undefined : label}>
              <TextLink href={href} isQuiet>
                {shown}
              </TextLink>
            </li>
          );
        })}
        <li aria-current="page">{truncate(current, WEBSITE_LENGTH)}</li>
      </ol>
    </Crumbs>
  );
}
