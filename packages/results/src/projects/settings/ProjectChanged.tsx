import { Button, Inline, Stack, Text } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useProjectSettingsWords } from '../../words/projectSettings.ts';
import type { ProjectFormValues } from '../form/projectFormValues.ts';
import { useShownOnArrival } from '../form/useShownOnArrival.ts';
import { differences } from './differences.ts';
import { useSettingText } from './useSettingText.ts';

interface ProjectChangedProps {
  mine: ProjectFormValues;
  newer: ProjectFormValues;
  onLoad: () => void;
  onOverwrite: () => void;
}

const Root = styled.section`
  box-sizing: border-box;
  min-width: 0;
  padding: ${tokens.space.l};
  border: 1px solid ${tokens.tone.warning.mark};
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.surface};
`;

const Title = styled.strong`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s};
  font-size: ${tokens.fontSize.m};
  svg { flex: none; width: ${tokens.size.icon}; height: ${tokens.size.icon}; color: ${tokens.tone.warning.mark}; }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${tokens.fontSize.s};
  line-height: ${tokens.lineHeight.normal};
  table-layout: fixed;
  th, td {
    padding: ${tokens.space.xs} ${tokens.space.s} ${tokens.space.xs} 0;
    border-top: 1px solid ${tokens.color.border};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  th:first-child { width: 28%; }
  thead th { border-top: 0; color: ${tokens.color.textMuted}; font-weight: ${tokens.fontWeight.medium}; }
  tbody th { font-weight: ${tokens.fontWeight.medium}; }
`;

/** Two have changed one project: both readings side by side, and which of them shall be. */
export function ProjectChanged({ mine, newer, onLoad, onOverwrite }: ProjectChangedProps) {
  const t = useProjectSettingsWords();
  const titleId = useId();
  const textOf = useSettingText();
  const root = useShownOnArrival<HTMLElement>();
  return (
    <Root ref={root} aria-labelledby={titleId}>
      <Stack gap="m">
        <div role="alert">
          <Title id={titleId}>
            <TriangleAlert aria-hidden />
            {t('projectSettings.changed.title')}
          </Title>
          <Text size="s">{t('projectSettings.changed.detail')}</Text>
        </div>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('projectSettings.changed.setting')}</th>
              <th scope="col">{t('projectSettings.changed.mine')}</th>
              <th scope="col">{t('projectSettings.changed.newer')}</th>
            </tr>
          </thead>
          <tbody>
            {differences(mine, newer).map((setting) => (
              <tr key={setting}>
                <th scope="row">{t(`projectSettings.changed.fields.${setting}`)}</th>
                <td>
                  <bdi>{textOf(setting, mine)}</bdi>
                </td>
                <td>
                  <bdi>{textOf(setting, newer)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
        <Inline>
          <Button onClick={onLoad}>{t('projectSettings.changed.load')}</Button>
          <Button onClick={onOverwrite}>{t('projectSettings.changed.overwrite')}</Button>
        </Inline>
      </Stack>
    </Root>
  );
}
