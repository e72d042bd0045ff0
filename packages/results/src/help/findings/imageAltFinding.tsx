import { Stack, Text } from '@sitelens/ui/primitives';
import { Snippet } from '../../snippet/Snippet.tsx';
import { useHelpWords } from '../../words/help.ts';
import type { Finding } from '../Article.ts';
import { namedCode } from '../suggestions/namedCode.ts';
import { inertElement } from './inertElement.ts';
import { nameFinding } from './nameFinding.tsx';

/** In CSS pixels; pictures up to this size are spacers and counters of visits. */
const TINY = 3;

/** As for anything without a name; but a picture may need none, and says so by an empty `alt`. */
export const imageAltFinding: Finding = (issue, place) => {
  const element = inertElement(issue.html);
  return element && isTiny(element) ? <Decorative element={element} /> : nameFinding(issue, place);
};

function isTiny(element: Element): boolean {
  const sizes = ['width', 'height'].map((name) => Number.parseFloat(element.getAttribute(name) ?? ''));
  return sizes.some((size) => size <= TINY);
}

function Decorative({ element }: { element: Element }) {
  const t = useHelpWords();
  return (
    <Stack gap="s">
      <Text>{t('help.name.decorative')}</Text>
      <Snippet code={namedCode(element, '')} label={t('help.name.decorativeCode')} />
    </Stack>
  );
}
