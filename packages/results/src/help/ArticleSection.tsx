import { Heading, type HeadingLevel, Stack } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import type { Prose } from './Article.ts';
import { ProseText } from './ProseText.tsx';

/** Of a line of prose: longer ones are hard to follow (WCAG 1.4.8 asks for 80 characters at most). */
const MEASURE = '44rem';

export const Paragraph = styled.p`
  max-width: ${MEASURE};
  margin: 0;
  line-height: 1.6;
  overflow-wrap: anywhere;
`;

export const Points = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s};
  max-width: ${MEASURE};
  margin: 0;
  padding-inline-start: 1.25rem;
  line-height: 1.6;
  overflow-wrap: anywhere;
`;

interface ArticleSectionProps {
  title: string;
  level: HeadingLevel;
  children: ReactNode;
}

/** A part of an article under its heading. */
export function ArticleSection({ title, level, children }: ArticleSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap="s">
        <Heading level={level} look={3} id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}

/** One text is a paragraph, several are a list. */
export function ProseList({ texts }: { texts: readonly Prose[] }) {
  const [only, ...others] = texts;
  if (only !== undefined && others.length === 0) {
    return (
      <Paragraph>
        <ProseText>{only}</ProseText>
      </Paragraph>
    );
  }
  return (
    <Points>
      {texts.map((text) => (
        <li key={text}>
          <ProseText>{text}</ProseText>
        </li>
      ))}
    </Points>
  );
}
