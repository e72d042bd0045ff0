import type { SiteAuditIssue } from '@sitelens/api-client/contract';
import { styled } from 'styled-components';
import { Snippet } from '../../snippet/Snippet.tsx';
import { useSiteAuditWords } from '../../words/siteAudit.ts';
import { HttpStatusBadge } from '../HttpStatusBadge.tsx';
import { AddressValue } from './AddressValue.tsx';
import { readValue, type ShownValue } from './readValue.ts';
import { TextValue } from './TextValue.tsx';
import { ValueList } from './ValueList.tsx';

/** Specification (results), section 9. */
const MAX_WIDTH = '500px';

const Cell = styled.div`
  box-sizing: border-box;
  min-width: 0;
  max-width: ${MAX_WIDTH};
  overflow-wrap: anywhere;
`;

/** Lists the pages of which there are more than the issue names. */
const COUNTED_COLUMN = 'page_urls';
/** Holds addresses of the reader's own device: a scanned page must not make them press one. */
const OWN_DEVICE_COLUMN = 'href';

interface SiteAuditCellProps {
  issue: SiteAuditIssue;
  column: string;
}

/** What an issue has in a column: by its kind, a dash where there is nothing; of unknown kinds nothing. */
export function SiteAuditCell({ issue, column }: SiteAuditCellProps) {
  const { issueDetails, totalPages = 0 } = issue;
  const value = Object.hasOwn(issueDetails, column) ? issueDetails[column] : undefined;
  const { shown } = readValue(value ?? {});
  const [first, ...others] = shown;
  if (first === undefined) return value === undefined || Object.keys(value).length === 0 ? '–' : null;
  const unlisted = column === COUNTED_COLUMN ? Math.max(0, totalPages - shown.length) : 0;
  return (
    <Cell>
      {others.length === 0 && unlisted === 0 ? (
        <Value value={first} column={column} />
      ) : (
        <ValueList values={shown} unlisted={unlisted}>
          {(one) => <Value value={one} column={column} />}
        </ValueList>
      )}
    </Cell>
  );
}

function Value({ value, column }: { value: ShownValue; column: string }) {
  const t = useSiteAuditWords();
  switch (value.kind) {
    case 'http_status':
      return <HttpStatusBadge status={value.status} />;
    case 'href':
      return <AddressValue address={value.text} isLinked={column !== OWN_DEVICE_COLUMN} />;
    case 'html':
      return <Snippet code={value.text} label={t('siteAudit.value.snippet')} />;
    case 'text':
      return <TextValue text={value.text} />;
  }
}
