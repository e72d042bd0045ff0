import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { truncate } from '../../internal/truncate.ts';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Thumbnail } from '../../primitives/Thumbnail/Thumbnail.tsx';
import { useUiWords } from '../../words/useUiWords.ts';
import { type Breadcrumb, Breadcrumbs } from './Breadcrumbs.tsx';
import { Actions, Aside, BackRow, Body, Main, Root, Titles } from './pageHeaderParts.ts';

const TITLE_LENGTH = 60;

export interface PageHeaderProps {
  /** Cut at 60 characters; whole in its tooltip. */
  title: string;
  subtitle?: ReactNode;
  /** The website's picture. Without `src` its initials are shown; left out on pages that aren't about one website. */
  thumbnail?: { src?: string | undefined; name: string };
  /** From the top down, without this page. */
  breadcrumbs?: readonly Breadcrumb[];
  /** This page's own name among the breadcrumbs, where it is another than the title. */
  crumb?: string;
  backHref?: string;
  /** Badges beside the title. */
  status?: ReactNode;
  actions?: ReactNode;
  /** At the end of the first row, such as a link for feedback: beside the page, not about its subject. */
  aside?: ReactNode;
}

/** The page's one `h1` and what belongs to it. */
export function PageHeader(props: PageHeaderProps) {
  const { title, subtitle, thumbnail, breadcrumbs = [], crumb, backHref, status, actions, aside } = props;
  const t = useUiWords();
  const shownTitle = truncate(title, TITLE_LENGTH);
  return (
    <Root>
      {(breadcrumbs.length > 0 || backHref !== undefined || aside !== undefined) && (
        <BackRow>
          {backHref !== undefined && (
            <ButtonLink href={backHref} variant="ghost" size="s" icon={<ArrowLeft aria-hidden />}>
              {t('shell.back')}
            </ButtonLink>
          )}
          <Breadcrumbs items={breadcrumbs} current={crumb ?? shownTitle} />
          {aside !== undefined && <Aside>{aside}</Aside>}
        </BackRow>
      )}
      <Body>
        <Main>
          {thumbnail !== undefined && <Thumbnail src={thumbnail.src} name={thumbnail.name} />}
          <Titles>
            <span title={shownTitle === title ? undefined : title}>
              <Heading level={1}>{shownTitle}</Heading>
            </span>
            {subtitle !== undefined && (
              <Text as="div" size="s" tone="muted">
                {subtitle}
              </Text>
            )}
          </Titles>
          {status}
        </Main>
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Body>
    </Root>
  );
}
