import { Compass } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { useUiWords } from '../../words/useUiWords.ts';

export interface NotFoundProps {
  /** Default: `/dashboard`. */
  dashboardHref?: string;
  /** The public site, where the dashboard is not what a visitor wants: the way on is there then. */
  publicHref?: string;
  title?: string;
  detail?: string;
  /** Beside the way on, as an offer to log in. */
  children?: ReactNode;
}

/** For an address that leads nowhere. */
export function NotFound(props: NotFoundProps) {
  const { dashboardHref = '/dashboard', publicHref, title, detail, children } = props;
  const t = useUiWords();
  return (
    <EmptyState
      level={1}
      icon={<Compass />}
      title={title ?? t('notFound.title')}
      detail={detail ?? t('notFound.detail')}
      action={
        <>
          <ButtonLink href={publicHref ?? dashboardHref} variant="primary">
            {t(publicHref === undefined ? 'notFound.action' : 'notFound.publicAction')}
          </ButtonLink>
          {children}
        </>
      }
    />
  );
}
