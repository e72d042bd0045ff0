import { StaticImage, staticImageSrcSet } from '@sitelens/ui/primitives';
import { Picture } from './landingParts.ts';
import { useLandingWords } from './landingWords.ts';

const WIDE = { width: 1180, height: 624 };

/** A real screen of the product; on a phone the part of it that can still be read there. */
export function ProductPicture() {
  const t = useLandingWords();
  return (
    <Picture>
      {/* Beside the words on a wide screen, below them on others. */}
      <source
        media="(min-width: 768px)"
        srcSet={staticImageSrcSet('issue', WIDE.width)}
        sizes="(min-width: 1200px) 50vw, 90vw"
        {...WIDE}
      />
      <StaticImage name="issue-narrow" alt={t('landing.picture')} width={698} height={448} sizes="100vw" />
    </Picture>
  );
}
