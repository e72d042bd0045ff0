import { PROJECT_LIMITS } from '@sitelens/api-client/contract';
import { NumberField, TextArea } from '@sitelens/ui/forms';
import { formatNumber } from '../../internal/format.ts';
import { useProjectSettingsWords } from '../../words/projectSettings.ts';
import type { ProjectFieldsProps } from './ProjectFields.tsx';
import { useFaultText } from './useFaultText.ts';

/** Which pages a scan visits, and how many of them. */
export function CrawlFields({ form: { register, faults }, isReadOnly = false }: ProjectFieldsProps) {
  const t = useProjectSettingsWords();
  const textOf = useFaultText();
  const { maxPages, maxSimultaneousPages } = PROJECT_LIMITS;
  return (
    <>
      <TextArea
        {...register('allowedDomains')}
        label={t('projectSettings.allowedDomains.label')}
        description={t('projectSettings.allowedDomains.hint')}
        error={textOf(faults.allowedDomains)}
        readOnly={isReadOnly}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
      />
      <NumberField
        {...register('maxPages')}
        label={t('projectSettings.maxPages.label')}
        description={t('projectSettings.maxPages.hint', bounds(maxPages))}
        error={textOf(faults.maxPages)}
        required
        readOnly={isReadOnly}
      />
      <NumberField
        {...register('maxSimultaneousPages')}
        label={t('projectSettings.parallelPages.label')}
        description={t('projectSettings.parallelPages.hint', bounds(maxSimultaneousPages))}
        error={textOf(faults.maxSimultaneousPages)}
        required
        readOnly={isReadOnly}
      />
    </>
  );
}

function bounds({ minimum, maximum }: { minimum: number; maximum: number }) {
  return { minimum, maximum: formatNumber(maximum) };
}
