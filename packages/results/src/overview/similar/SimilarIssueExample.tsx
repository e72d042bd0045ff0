import type { CommonComponentExample } from '@sitelens/api-client/contract';
import { Inline, Stack, Text, TextLink } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { FoundAt } from '../../findings/FoundAt.tsx';
import { selectorText } from '../../findings/selectorText.ts';
import { safeHttpUrl } from '../../internal/safeHttpUrl.ts';
import { shownUrl } from '../../internal/shownUrl.ts';
import { failingParts } from '../../snippet/failing/failingParts.ts';
import { Snippet } from '../../snippet/Snippet.tsx';
import { useSimilarIssuesWords } from '../../words/similarIssues.ts';
import { ExamplePlace, type ExamplePlaceProps } from './ExamplePlace.tsx';

/** Side by side where both have room; the picture is never wider than its part of the table. */
const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: ${tokens.space.l} ${tokens.space.xl};
  align-items: start;
  min-width: 0;
`;

export interface SimilarIssueExampleProps extends Omit<ExamplePlaceProps, 'example'> {
  ruleId: string;
  example: CommonComponentExample;
  /** Where the rule's issues on the page are, this one chosen; without it there is no link. */
  issueHref?: string | undefined;
}

/** One place where a component fails: its HTML, its page, and where on the page it is. */
export function SimilarIssueExample({ ruleId, example, issueHref, ...place }: SimilarIssueExampleProps) {
  const t = useSimilarIssuesWords();
  const { html, target, screenSizes } = example;
  const parts = useMemo(() => failingPartsOf(ruleId, html), [ruleId, html]);
  const selector = selectorText(target);
  return (
    <Beside>
      <Stack gap="m">
        <PageAddress url={example.pageUrl} />
        <Snippet code={html} label={t('similarIssues.html')} failingParts={parts} />
        {selector !== '' && (
          <Text as="code" size="xs" tone="muted">
            {selector}
          </Text>
        )}
        <Inline gap="xs">
          <FoundAt screenSizes={screenSizes} />
        </Inline>
        {issueHref !== undefined && (
          <div>
            <TextLink href={issueHref} isStandalone>
              {t('similarIssues.openIssue')}
            </TextLink>
          </div>
        )}
      </Stack>
      <ExamplePlace example={example} {...place} />
    </Beside>
  );
}

/** An example comes without its checks: only what the rule itself is about is marked. */
function failingPartsOf(ruleId: string, html: string) {
  return failingParts({ ruleId, html, possibleSolutions: [], mustMatchAll: [], mustNotMatch: [] });
}

function PageAddress({ url }: { url: string }) {
  const address = safeHttpUrl(url);
  const text = shownUrl(url);
  return (
    <Text as="div" weight="medium" {...(text !== url && { title: url })}>
      {address === undefined ? (
        text
      ) : (
        <TextLink href={address} isExternal isStandalone>
          {text}
        </TextLink>
      )}
    </Text>
  );
}
