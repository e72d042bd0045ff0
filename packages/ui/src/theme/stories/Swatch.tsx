import { styled } from 'styled-components';
import { Stack } from '../../primitives/Layout/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { tokens } from '../tokens.ts';

const Chip = styled.div<{ $background: string; $foreground: string }>`
  display: flex;
  align-items: center;
  box-sizing: border-box;
  height: 3rem;
  padding: 0 ${tokens.space.s};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.m};
  background: ${({ $background }) => $background};
  color: ${({ $foreground }) => $foreground};
  font-size: ${tokens.fontSize.s};
  font-weight: ${tokens.fontWeight.medium};
`;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: ${tokens.space.l};
`;

interface SwatchProps {
  name: string;
  background: string;
  foreground?: string;
  /** Set on the chip; without it the chip shows only its colour. */
  sample?: string;
  detail?: string;
}

export function Swatch({ name, background, foreground = 'inherit', sample, detail }: SwatchProps) {
  return (
    <Stack gap="xs">
      <Chip $background={background} $foreground={foreground}>
        {sample}
      </Chip>
      <div>
        <Text size="s" weight="medium">
          {name}
        </Text>
        {detail !== undefined && (
          <Text as="code" size="xs" tone="muted">
            {detail}
          </Text>
        )}
      </div>
    </Stack>
  );
}
