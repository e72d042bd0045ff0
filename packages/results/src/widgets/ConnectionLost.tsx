import { Banner, VisuallyHidden } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { formatDate, formatDateTime } from '../internal/format.ts';
import { useSessionWords } from '../words/session.ts';
import { useConnection } from './useConnection.ts';

/** Apart from the page that it stands above. */
const Place = styled.div`
  margin-bottom: ${tokens.space.l};
`;

/**
 * Says that the service is away, from when what is shown is, and that it goes on by itself; and does so. Nothing
 * else on the page speaks of it. One for a page.
 */
export function ConnectionLost() {
  const t = useSessionWords();
  const { kind, heardAt } = useConnection();
  const isThere = kind === 'there';
  const [wasAway, setWasAway] = useState(false);
  if (!isThere && !wasAway) setWasAway(true);
  return (
    <>
      <VisuallyHidden role="status">{isThere && wasAway ? t('session.connection.back') : ''}</VisuallyHidden>
      {!isThere && (
        <Place>
          <Banner tone="warning" title={t(`session.connection.${kind}`)}>
            {heardAt
              ? t('session.connection.from', { time: timeOf(heardAt, new Date()) })
              : t('session.connection.nothing')}
          </Banner>
        </Place>
      )}
    </>
  );
}

/** `HH:mm`, and with its date where that is another than today's. */
function timeOf(heardAt: Date, now: Date): string {
  const whole = formatDateTime(heardAt);
  return formatDate(heardAt) === formatDate(now) ? whole.slice(-'HH:mm'.length) : whole;
}
