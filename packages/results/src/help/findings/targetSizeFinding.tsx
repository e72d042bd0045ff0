import { Stack, Text } from '@sitelens/ui/primitives';
import { useHelpWords } from '../../words/help.ts';
import type { Finding } from '../Article.ts';
import { SizeDrawing } from './SizeDrawing.tsx';
import { type TargetSizeFacts, targetSizeFacts } from './targetSizeFacts.ts';

/** The size that was measured, beside the one that it needs. */
export const targetSizeFinding: Finding = (issue) => {
  const facts = targetSizeFacts(issue);
  return facts && <TargetSize facts={facts} />;
};

function TargetSize({ facts }: { facts: TargetSizeFacts }) {
  const t = useHelpWords();
  const { width, height, minimum, space } = facts;
  return (
    <Stack gap="m">
      <Text>
        {t('help.target.measured', { width, height })}{' '}
        {space !== undefined && `${t('help.target.space', { space })} `}
        {t('help.target.needed', { minimum })}
      </Text>
      <SizeDrawing width={width} height={height} minimum={minimum} />
    </Stack>
  );
}
