import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';

interface StateTextProps {
  title: string;
  detail: ReactNode;
  level: HeadingLevel;
}

/** What a state says; larger where it is all that a page has. */
export function StateText({ title, detail, level }: StateTextProps) {
  return (
    <>
      <Heading level={level} look={level === 1 ? 1 : 3}>
        {title}
      </Heading>
      {detail !== undefined && (
        <Text as="div" size={level === 1 ? 'm' : 's'} tone="muted">
          {detail}
        </Text>
      )}
    </>
  );
}
