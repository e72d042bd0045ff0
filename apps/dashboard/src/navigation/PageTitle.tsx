import { useDashboardWords } from '../words.ts';

/** The document's title, which ends with the product's name; React hoists it into the head. */
export function PageTitle({ children }: { children: string }) {
  const t = useDashboardWords();
  return <title>{`${children} – ${t('product')}`}</title>;
}
