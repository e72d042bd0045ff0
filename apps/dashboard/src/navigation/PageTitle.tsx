import { useEffect } from 'react';
import { useDashboardWords } from '../words.ts';

interface PageTitleProps {
  children: string;
  /** For search engines and previews, 120 to 160 characters; by default the site's own. */
  description?: string;
}

/** The document's title, which ends with the product's name (React hoists it into the head), and its description. */
export function PageTitle({ children, description }: PageTitleProps) {
  const t = useDashboardWords();
  useDescription(description);
  return <title>{`${children} – ${t('product')}`}</title>;
}

/** The page comes with one description, for who reads no scripts. A second one beside it would be an error. */
function useDescription(description: string | undefined): void {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (meta === null || description === undefined) return;
    const before = meta.content;
    meta.content = description;
    return () => {
      meta.content = before;
    };
  }, [description]);
}
