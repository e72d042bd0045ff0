import { tokens } from '@sitelens/ui/theme';
import { Search } from 'lucide-react';
import { styled } from 'styled-components';
import { makeInert } from '../internal/makeInert.ts';
import { useContrastWords } from '../words/contrast.ts';
import type { Hex } from './colour/wcagContrast.ts';

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${tokens.space.l};
  padding: ${tokens.space.xl};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.m};
  overflow: hidden;
  overflow-wrap: anywhere;
  line-height: ${tokens.lineHeight.normal};
  /* These very colours are what it shows. */
  forced-color-adjust: none;
`;

const Large = styled.span`
  font-size: 24px;
  line-height: ${tokens.lineHeight.tight};
`;

const Body = styled.span`
  font-size: 16px;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.m};
  width: 100%;
  font-size: 16px;
`;

const Control = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s};
  box-sizing: border-box;
  min-height: 40px;
  padding: 0 ${tokens.space.l};
  border: 1px solid currentColor;
  border-radius: ${tokens.radius.m};
  svg { flex: none; width: 1.25em; height: 1.25em; }
`;

const Field = styled(Control)`
  flex: 1 1 10rem;
  padding: 0 ${tokens.space.m};
`;

interface LivePreviewProps {
  /** As it is seen on the background. */
  text: Hex;
  background: Hex;
}

/**
 * What the two colours are used for: text of both sizes, buttons with an icon, the border of a field. All of it
 * is a specimen: inert, and hidden from assistive technology, which gets the ratio and the verdicts.
 */
export function LivePreview({ text, background }: LivePreviewProps) {
  const t = useContrastWords();
  return (
    <Panel ref={makeInert} style={{ color: text, backgroundColor: background }}>
      <Large>{t('contrast.specimen.large')}</Large>
      <Body>{t('contrast.specimen.body')}</Body>
      <Row>
        <Control style={{ color: background, backgroundColor: text, borderColor: text }}>
          <Search />
          {t('contrast.specimen.button')}
        </Control>
        <Control>
          <Search />
          {t('contrast.specimen.outlined')}
        </Control>
      </Row>
      <Row>
        <Field>{t('contrast.specimen.field')}</Field>
      </Row>
    </Panel>
  );
}
