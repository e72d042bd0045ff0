import type { AccessibilityIssue } from '@sitelens/api-client/contract';
import { Button, Heading, type HeadingLevel, Inline, Stack, Text, TextLink } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { ScanEye } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { safeHttpUrl } from '../internal/safeHttpUrl.ts';
import { failingParts } from '../snippet/failing/failingParts.ts';
import { Snippet } from '../snippet/Snippet.tsx';
import { useAccessibilityWords } from '../words/accessibility.ts';
import { FoundAt } from './FoundAt.tsx';
import { HowToFix } from './HowToFix.tsx';
import { selectorText } from './selectorText.ts';

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s} ${tokens.space.l};
  font-size: ${tokens.fontSize.s};
`;

interface SectionProps {
  title: string;
  level: HeadingLevel;
  children: ReactNode;
}

function Section({ title, level, children }: SectionProps) {
  return (
    <Stack gap="xs">
      <Heading level={level} look={4}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

export interface IssueViewProps {
  issue: AccessibilityIssue;
  /** Left out where there is no screenshot to see it on, as for rules about the page as a whole. */
  onSeeOnScreenshot?: (() => void) | undefined;
  /** Of its sections' headings. Default: 4. */
  level?: HeadingLevel;
}

/** One element that fails: what it is, how to fix it, what has to do with it and where it was found. */
export function IssueView({ issue, onSeeOnScreenshot, level = 4 }: IssueViewProps) {
  const t = useAccessibilityWords();
  if (issue.redacted) return <Text tone="muted">{t('accessibility.issue.redacted')}</Text>;
  const address = safeHttpUrl(issue.pageUrl);
  const selector = selectorText(issue.target);
  return (
    <Stack gap="l">
      <Section title={t('accessibility.issue.element')} level={level}>
        <Snippet
          code={issue.html}
          label={t('accessibility.issue.element')}
          failingParts={failingParts(issue)}
        />
      </Section>
      <Section title={t('accessibility.issue.howToFix')} level={level}>
        <HowToFix {...issue} />
      </Section>
      {issue.relatedNodes.length > 0 && (
        <Section title={t('accessibility.issue.related')} level={level}>
          {issue.relatedNodes.map((node) => (
            <Snippet
              key={selectorText(node.target)}
              code={node.html}
              label={t('accessibility.issue.related')}
            />
          ))}
        </Section>
      )}
      {selector !== '' && (
        <Section title={t('accessibility.issue.selector')} level={level}>
          <Text as="code" size="xs">
            {selector}
          </Text>
        </Section>
      )}
      <Section title={t('accessibility.issue.foundAt')} level={level}>
        <Inline gap="xs">
          <FoundAt screenSizes={issue.screenSizes} />
        </Inline>
      </Section>
      <Links>
        {onSeeOnScreenshot && (
          <Button size="s" icon={<ScanEye aria-hidden />} onClick={onSeeOnScreenshot}>
            {t('accessibility.issue.seeOnScreenshot')}
          </Button>
        )}
        {address !== undefined && (
          <TextLink href={address} isExternal>
            {t('accessibility.issue.openPage')}
          </TextLink>
        )}
      </Links>
    </Stack>
  );
}
