import type { CheckResult } from '@sitelens/api-client/contract';
import { Text } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';
import { accessibilityRule } from '../catalogue/accessibilityRules.ts';
import { IssueCrop } from '../findings/IssueCrop.tsx';
import { selectorText } from '../findings/selectorText.ts';
import { useReportWords } from '../words/report.ts';
import type { ReportExample } from './ReportContent.ts';
import { Code, List, Picture } from './reportParts.ts';
import { ShownAddress } from './ShownAddress.tsx';

const Example = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s};
  padding-inline-start: ${tokens.space.m};
  border-inline-start: 3px solid ${tokens.color.border};
  @media print { break-inside: avoid; }
`;

interface ReportExampleViewProps {
  example: ReportExample;
  number: number;
  total: number;
}

/** One issue: where, how it looks, its code, and what to change. */
export function ReportExampleView({ example: { issue, picture }, number, total }: ReportExampleViewProps) {
  const t = useReportWords();
  const title = accessibilityRule(issue.ruleId)?.title ?? issue.ruleId;
  return (
    <Example>
      <Text weight="medium">{t('report.results.example', { number, total })}</Text>
      <Text size="s">
        {t('report.results.page')} <ShownAddress href={issue.pageUrl} />
      </Text>
      {issue.redacted ? <Text size="s">{t('report.results.withheld')}</Text> : null}
      {!issue.redacted && (
        <>
          {picture?.kind === 'uncut' && (
            <IssueCrop page={picture.page} boundingBoxes={issue.boundingBoxes} screenSize="desktop" />
          )}
          {picture?.kind === 'cut' && (
            <Picture
              src={picture.src}
              width={picture.width}
              height={picture.height}
              alt={t('report.results.picture', { title })}
            />
          )}
          {!picture && (
            <Text size="s" tone="muted">
              {t('report.results.noPicture')}
            </Text>
          )}
          <Text as="div" size="s">
            {t('report.results.location')} <Code as="code">{selectorText(issue.target)}</Code>
          </Text>
          <Text as="div" size="s">
            {t('report.results.element')}
          </Text>
          <Code>{issue.html}</Code>
          <Advice title={t('report.results.fixAny')} checks={issue.possibleSolutions} />
          <Advice
            title={t('report.results.fixAll')}
            checks={[...issue.mustMatchAll, ...issue.mustNotMatch]}
          />
        </>
      )}
    </Example>
  );
}

function Advice({ title, checks }: { title: string; checks: readonly CheckResult[] }) {
  const t = useReportWords();
  if (checks.length === 0) return null;
  return (
    <Text as="div" size="s">
      {checks.length === 1 ? t('report.results.fixThis') : title}
      <List>
        {checks.map(({ message }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never move, and two may say the same
          <li key={index}>{message}</li>
        ))}
      </List>
    </Text>
  );
}
