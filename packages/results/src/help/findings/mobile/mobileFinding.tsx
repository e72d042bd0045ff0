import type { AccessibilityIssue } from '@sitelens/api-client/contract';
import { Stack, Text } from '@sitelens/ui/primitives';
import { CodeWord } from '../../../internal/CodeWord.ts';
import { useHelpWords } from '../../../words/help.ts';
import type { Finding } from '../../Article.ts';
import { FactsList } from '../FactsList.tsx';
import { SizeDrawing } from '../SizeDrawing.tsx';
import { type MobileFacts, mobileFacts } from './mobileFacts.ts';
import { openingTag } from './openingTag.ts';

/** What was measured on a phone, beside what is asked for. */
export const mobileFinding: Finding = (issue, place) => {
  const facts = mobileFacts(issue);
  const elements = place === 'article' && facts.related ? relatedElements(issue) : [];
  const isKnown = facts.sentence || elements.length > 0 || facts.contents?.length;
  return isKnown && <MobileMeasures facts={facts} elements={elements} />;
};

/** More are listed below the issue, with their places. */
const MAXIMUM_ELEMENTS = 5;

function relatedElements({ relatedNodes }: AccessibilityIssue): readonly string[] {
  const tags = relatedNodes.map(({ html }) => openingTag(html));
  return [...new Set(tags)].slice(0, MAXIMUM_ELEMENTS);
}

interface MobileMeasuresProps {
  facts: MobileFacts;
  /** Opening tags of related elements: hostile text. */
  elements: readonly string[];
}

function MobileMeasures({
  facts: { sentence, size, contents = [], related },
  elements,
}: MobileMeasuresProps) {
  const t = useHelpWords();
  const codes = [
    ...(contents.length > 0
      ? [[t('help.mobile.contents', { count: contents.length }), contents] as const]
      : []),
    ...(related && elements.length > 0 ? [[t(`help.mobile.${related}`), elements] as const] : []),
  ];
  return (
    <Stack gap="m">
      {sentence && <Text>{t(`help.mobile.${sentence.key}`, sentence.values)}</Text>}
      {size && <SizeDrawing {...size} />}
      {codes.length > 0 && (
        <FactsList
          facts={codes.map(([term, texts]) => [
            term,
            texts.map((text) => <CodeWord key={text}>{text}</CodeWord>),
          ])}
        />
      )}
    </Stack>
  );
}
