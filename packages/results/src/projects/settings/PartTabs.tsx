import { Badge, Tabs } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useProjectSettingsWords } from '../../words/projectSettings.ts';
import type { ProjectFormState } from '../form/useProjectForm.ts';
import { faultsByPart, SETTINGS_PARTS, type SettingsPart } from './settingsParts.ts';

interface PartTabsProps {
  form: ProjectFormState;
  part: SettingsPart;
  onPartChange: (part: SettingsPart) => void;
  contents: Readonly<Record<SettingsPart, ReactNode>>;
}

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.xs};
`;

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.l};
  max-width: 40rem;
`;

/** The parts of the settings; each tab says how many of its fields are wrong. */
export function PartTabs({ form, part, onPartChange, contents }: PartTabsProps) {
  const t = useProjectSettingsWords();
  const counts = faultsByPart(form.faults);
  return (
    <Tabs
      label={t('projectSettings.parts.label')}
      value={part}
      onChange={onPartChange}
      tabs={SETTINGS_PARTS.map((value) => ({
        value,
        label: (
          <Label>
            {t(`projectSettings.parts.${value}`)}
            {counts[value] > 0 && (
              <Badge tone="danger" icon={<CircleAlert aria-hidden />}>
                {t('projectSettings.parts.errors', { count: counts[value] })}
              </Badge>
            )}
          </Label>
        ),
        content: <Fields>{contents[value]}</Fields>,
      }))}
    />
  );
}
