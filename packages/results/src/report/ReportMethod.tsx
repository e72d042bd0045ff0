import { Text } from '@sitelens/ui/primitives';
import { useReportWords } from '../words/report.ts';
import { List } from './reportParts.ts';
import { ShownAddress } from './ShownAddress.tsx';

const EASY_CHECKS = 'https://www.w3.org/WAI/test-evaluate/';
const WCAG_EM = 'https://www.w3.org/WAI/test-evaluate/conformance/wcag-em/';

/** How pages were tested, and what such tests can't tell. */
export function ReportMethod() {
  const t = useReportWords();
  return (
    <>
      {(['tests', 'rules', 'part', 'notTested'] as const).map((text) => (
        <Text key={text}>{t(`report.method.${text}`)}</Text>
      ))}
      <Text>
        {t('report.method.learnMore')} <ShownAddress href={EASY_CHECKS} />
      </Text>
    </>
  );
}

const STEPS = ['findings', 'keyboard', 'screenReader', 'zoom', 'media', 'forms', 'people', 'again'] as const;

/** That nobody has reviewed it, and how people go on. */
export function ReportReview() {
  const t = useReportWords();
  return (
    <>
      <Text>{t('report.review.none')}</Text>
      <List as="ol">
        {STEPS.map((step) => (
          <li key={step}>{t(`report.review.steps.${step}`)}</li>
        ))}
      </List>
      <Text>
        {t('report.review.wcagEm')} <ShownAddress href={WCAG_EM} />
      </Text>
    </>
  );
}
