import { StaticImage, staticImageSrcSet } from '@sitelens/ui/primitives';
import { type OfferedTheme, useThemeChoice } from '../session/themeChoice.ts';
import { Picture } from './landingParts.ts';
import { useLandingWords } from './landingWords.ts';

const WIDE = { width: 1172, height: 626 };
const NARROW = { width: 478, height: 330 };
/** Beside the words on a wide screen, below them on others. */
const SIZES = '(min-width: 1200px) 50vw, 90vw';
const IS_WIDE = '(min-width: 768px)';
const IS_DARK = '(prefers-color-scheme: dark)';

/** A real screen of the product, in the theme that is shown; on a phone the part of it that can still be read there. */
export function ProductPicture() {
  const t = useLandingWords();
  const { choice } = useThemeChoice();
  const base = choice === 'dark' ? 'dark' : 'light';
  return (
    <Picture>
      {sourcesFor(choice).map(({ name, media, size }) => (
        <source
          key={name}
          media={media}
          srcSet={staticImageSrcSet(name, size.width)}
          sizes={SIZES}
          {...size}
        />
      ))}
      <StaticImage name={`issue-narrow-${base}`} alt={t('landing.picture')} sizes={SIZES} {...NARROW} />
    </Picture>
  );
}

/** The first whose condition holds is taken; only a page that follows the system has to ask for its colours. */
function sourcesFor(choice: OfferedTheme) {
  if (choice !== 'system') return [{ name: `issue-${choice}`, media: IS_WIDE, size: WIDE }];
  return [
    { name: 'issue-dark', media: `${IS_WIDE} and ${IS_DARK}`, size: WIDE },
    { name: 'issue-light', media: IS_WIDE, size: WIDE },
    { name: 'issue-narrow-dark', media: IS_DARK, size: NARROW },
  ];
}
