import { Text, truncate } from '@sitelens/ui/primitives';
import { useSiteAuditWords } from '../../words/siteAudit.ts';
import { Cuttable } from './Cuttable.tsx';

/** Longer than titles and descriptions should be, short enough that a table can be read over. */
const MAX_LENGTH = 240;
/** What a reader counts as one character may be several; a text of a megabyte need not be counted to be cut. */
const MEASURED_LENGTH = MAX_LENGTH * 20;

interface TextValueProps {
  /** Hostile: it is only ever shown as text. */
  text: string;
  /** Addresses run from left to right whatever letters are in them. */
  isAddress?: boolean;
}

/** A text; a long one is cut until it is asked for whole. */
export function TextValue({ text, isAddress = false }: TextValueProps) {
  const t = useSiteAuditWords();
  if (text.trim() === '') {
    return (
      <Text as="span" tone="muted">
        {t('siteAudit.value.empty')}
      </Text>
    );
  }
  const cut = truncate(text.slice(0, MEASURED_LENGTH), MAX_LENGTH);
  return (
    <Cuttable text={text} isLong={cut !== text}>
      {(isWhole) => <bdi dir={isAddress ? 'ltr' : 'auto'}>{isWhole ? text : cut}</bdi>}
    </Cuttable>
  );
}
