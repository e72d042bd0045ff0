import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { Affix, Input, Shell } from '../Field/fieldParts.ts';

export interface TextFieldProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  /** Before the text, inside the border: an icon for a search. */
  prefixIcon?: ReactNode;
}

/** Works with and without react-hook-form: `<TextField {...register('name')} label="Name" error={…} />`. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref) {
  const { label, description, error, prefixIcon, isLabelHidden = false, className, ...rest } = props;
  const isRequired = rest.required === true;
  return (
    <Field {...{ label, description, error, isLabelHidden, className, isRequired }}>
      {(attributes, isInvalid) => (
        <Shell $isInvalid={isInvalid} data-disabled={rest.disabled || rest.readOnly ? '' : undefined}>
          {prefixIcon !== undefined && <Affix aria-hidden>{prefixIcon}</Affix>}
          <Input type="text" {...rest} ref={ref} {...attributes} />
        </Shell>
      )}
    </Field>
  );
});
