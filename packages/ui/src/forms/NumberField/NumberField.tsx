import { forwardRef } from 'react';
import { styled } from 'styled-components';
import { Shell } from '../Field/fieldParts.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'pattern'> {}

const Narrow = styled(TextField)`
  ${Shell} { max-width: 10rem; }
`;

/**
 * A number that a person types. It is a text to the browser, with the keyboard of numbers: fields of the type
 * `number` change when somebody scrolls over them, and lose what is no number before it can be told.
 */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(props, ref) {
  return <Narrow autoComplete="off" spellCheck={false} {...props} ref={ref} inputMode="numeric" />;
});
