import { Picture } from './landingParts.ts';
import { useLandingWords } from './landingWords.ts';
import wide from './pictures/issue.webp';
import narrow from './pictures/issue-narrow.webp';

/** A real screen of the product; on a phone the part of it that can still be read there. */
export function ProductPicture() {
  const t = useLandingWords();
  return (
    <Picture>
      <source media="(min-width: 768px)" srcSet={wide} width={1180} height={624} />
      <img src={narrow} width={698} height={448} alt={t('landing.picture')} />
    </Picture>
  );
}
