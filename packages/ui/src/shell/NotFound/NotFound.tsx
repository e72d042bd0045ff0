import { Compass } from 'lucide-react';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { useUiWords } from '../../words/useUiWords.ts';

export interface NotFoundProps {
  /** Default: `/dashboard`. */
  dashboardHref?: string;
  title?: string;
  detail?: string;
}

/** For an address that leads nowhere. */
export function NotFound({ dashboardHref = '/dashboard', title, detail }: NotFoundProps) {
  const t = useUiWords();
  return (
    <EmptyState
      level={1}
      icon={<Compass />}
      title={title ?? t('notFound.title')}
      detail={detail ?? t('notFound.detail')}
      action={
        <ButtonLink href={dashboardHref} variant="primary">
          {t('notFound.action')}
        </ButtonLink>
      }
    />
  );
}
