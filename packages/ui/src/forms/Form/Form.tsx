import { type FormEvent, type FormHTMLAttributes, forwardRef } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'noValidate'> {
  /** The page isn't left: the browser's own submission is prevented before this is called. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.l};
  margin: 0;
`;

/** Fields one under the other. Validation messages are ours, not the browser's. */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form({ onSubmit, ...rest }, ref) {
  return (
    <Root
      {...rest}
      ref={ref}
      noValidate
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        onSubmit(event);
      }}
    />
  );
});
