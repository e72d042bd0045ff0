import { forwardRef, type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { coarsePointer } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.ts';
import { Description } from '../Field/fieldParts.ts';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> {
  label: string;
  /** What is agreed to, or what comes of it. */
  description?: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: start;
  gap: 0 ${tokens.space.s};
  font-size: ${tokens.fontSize.s};
  line-height: ${tokens.lineHeight.normal};
`;

/* The browser's own box: it follows forced colours and the colour scheme by itself. */
const Box = styled.input`
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  margin: 0;
  accent-color: ${tokens.color.accent};
  cursor: pointer;
  &:focus-visible {
    outline: ${tokens.focus.width} solid ${tokens.color.focus};
    outline-offset: ${tokens.focus.offset};
  }
  &:disabled { cursor: not-allowed; }
`;

const Label = styled.label`
  align-content: center;
  min-height: 1.5rem;
  color: ${tokens.color.text};
  cursor: pointer;
  ${coarsePointer} { min-height: 3rem; }
`;

const Below = styled(Description)`
  grid-column: 2;
`;

/** Yes or no, as part of a form that is sent; what takes effect at once is a `Switch`. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(props, ref) {
  const { label, description, className, ...rest } = props;
  const id = useId();
  const hasDescription = description !== undefined;
  return (
    <Root className={className}>
      <Box
        {...rest}
        ref={ref}
        type="checkbox"
        id={id}
        aria-describedby={hasDescription ? `${id}-description` : undefined}
      />
      <Label htmlFor={id}>{label}</Label>
      {hasDescription && <Below id={`${id}-description`}>{description}</Below>}
    </Root>
  );
});
