import type { AccessibilityIssue } from '@sitelens/api-client/contract';
import { Stack, Text } from '@sitelens/ui/primitives';
import { useMemo } from 'react';
import { CodeWord } from '../../internal/CodeWord.ts';
import { Snippet } from '../../snippet/Snippet.tsx';
import { useHelpWords } from '../../words/help.ts';
import type { Finding, FindingPlace } from '../Article.ts';
import { nameSuggestions, pictureFile } from '../suggestions/nameSuggestions.ts';
import { FactsList } from './FactsList.tsx';
import { inertElement } from './inertElement.ts';
import { Names } from './Names.tsx';

/** The element that has no name, what it leads to or shows, and what it might be called. */
export const nameFinding: Finding = (issue, place) =>
  issue.html !== '' && <NameFinding issue={issue} place={place} />;

interface NameFindingProps {
  issue: AccessibilityIssue;
  place: FindingPlace;
}

function NameFinding({ issue, place }: NameFindingProps) {
  const t = useHelpWords();
  const element = useMemo(() => inertElement(issue.html), [issue.html]);
  const suggestions = useMemo(
    () => (element ? nameSuggestions(element, issue.pageUrl) : []),
    [element, issue.pageUrl],
  );
  const [first, ...others] = suggestions;
  const facts = element ? factsOf(element) : [];
  return (
    <Stack gap="m">
      {place === 'article' && (
        <Stack gap="s">
          <Text weight="medium">{t('help.name.element')}</Text>
          <Snippet code={issue.html} label={t('help.name.element')} />
        </Stack>
      )}
      {facts.length > 0 && (
        <FactsList
          facts={facts.map(([name, value]) => [
            t(`help.name.${name}`),
            <CodeWord key={name}>{value}</CodeWord>,
          ])}
        />
      )}
      {element && first && <Names element={element} suggestions={[first, ...others]} />}
    </Stack>
  );
}

const MAXIMUM_LENGTH = 200;

function factsOf(element: Element) {
  const facts = [
    ['leadsTo', element.getAttribute('href')],
    ['file', pictureFile(element) ?? pictureFile(element.querySelector('img') ?? element)],
    ['kind', element.localName === 'input' ? element.getAttribute('type') : null],
  ] as const;
  return facts.flatMap(([name, value]) => (value ? [[name, value.slice(0, MAXIMUM_LENGTH)] as const] : []));
}
