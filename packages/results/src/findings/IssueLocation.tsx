import type { Target } from '@sitelens/api-client/contract';
import { Text } from '@sitelens/ui/primitives';
import { focusRing, tokens } from '@sitelens/ui/theme';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { useIsScrollable } from '../internal/useIsScrollable.ts';
import { CopyButton } from '../snippet/CopyButton.tsx';
import { usePageIssuesWords } from '../words/pageIssues.ts';
import { selectorLevels } from './selectorLevels.ts';
import { selectorText } from './selectorText.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 0 ${tokens.space.m};
  min-width: 0;
`;

const Steps = styled.div`
  display: flex;
  flex: 1 1 12rem;
  flex-direction: column;
  gap: ${tokens.space.xs};
  min-width: 0;
`;

/* Selectors are code: they run from left to right in any language, and never turn around what is beside them. */
const Path = styled.code`
  display: block;
  max-height: 12rem;
  overflow: auto;
  color: ${tokens.color.textMuted};
  font-family: ${tokens.fontFamily.code};
  font-size: ${tokens.fontSize.xs};
  line-height: 1.8;
  overflow-wrap: anywhere;
  text-align: start;
  unicode-bidi: isolate;
  ${focusRing}
`;

const Last = styled.strong`
  color: ${tokens.color.text};
  font-weight: ${tokens.fontWeight.bold};
`;

/** Where an element is: its selector by levels, a line for each frame and shadow tree on the way. */
export function IssueLocation({ target }: { target: Target }) {
  const t = usePageIssuesWords();
  const steps = stepsOf(target);
  if (steps.length === 0) return null;
  return (
    <Root>
      <Steps>
        {steps.map(({ selector, leadsInto }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a path's steps never move, and two may be alike
          <div key={index}>
            {leadsInto && (
              <Text as="span" size="xs" tone="muted">
                {t(`pageIssues.${leadsInto}`)}{' '}
              </Text>
            )}
            <Selector selector={selector} isLast={index === steps.length - 1} />
          </div>
        ))}
      </Steps>
      <CopyButton text={selectorText(target)} label={t('pageIssues.location')} />
    </Root>
  );
}

interface SelectorProps {
  selector: string;
  isLast: boolean;
}

function Selector({ selector, isLast }: SelectorProps) {
  const t = usePageIssuesWords();
  const { ref, isScrollable } = useIsScrollable();
  const levels = selectorLevels(selector);
  const last = levels.at(-1);
  return (
    <Path
      ref={ref}
      dir="ltr"
      translate="no"
      {...(isScrollable && { tabIndex: 0, role: 'group', 'aria-label': t('pageIssues.location') })}
    >
      {levels.slice(0, -1).map((level, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a selector's levels never move, and two may be alike
        <Fragment key={index}>
          {level}
          {' > '}
          <wbr />
        </Fragment>
      ))}
      {isLast ? <Last>{last}</Last> : last}
    </Path>
  );
}

interface Step {
  readonly selector: string;
  /** What the step leads into, if it isn't the element itself. */
  readonly leadsInto?: 'inFrame' | 'inShadow';
}

/** A target's steps from the top document down. */
function stepsOf(target: Target): Step[] {
  const documents = target.map((part) => (typeof part === 'string' ? [part] : part));
  return documents.flatMap((roots, document) =>
    roots.map((selector, root): Step => {
      if (root < roots.length - 1) return { selector, leadsInto: 'inShadow' };
      return document < documents.length - 1 ? { selector, leadsInto: 'inFrame' } : { selector };
    }),
  );
}
