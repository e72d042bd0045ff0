import { Badge, truncate } from '@sitelens/ui/primitives';
import { styled } from 'styled-components';
import { hiddenInTightTable, Plain } from './listParts.ts';
import { violationsOf } from './violations.ts';

const NAME_LENGTH = 40;

const Standard = styled.span`${hiddenInTightTable}`;

/** What an issue violates; a dash where its tags say nothing of that. */
export function TagBadges({ tags }: { tags: readonly string[] }) {
  const violations = violationsOf(tags);
  if (violations.length === 0) return '–';
  return violations.map(({ tag, standard, label, name }) =>
    label === tag ? (
      <Plain key={tag} title={tag}>
        {truncate(tag, NAME_LENGTH)}
      </Plain>
    ) : (
      <span key={tag} title={name}>
        <Badge>
          <span>
            {standard && <Standard>{`${standard} `}</Standard>}
            {label}
          </span>
        </Badge>
      </span>
    ),
  );
}
