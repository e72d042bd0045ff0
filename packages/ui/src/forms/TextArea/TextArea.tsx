import { forwardRef, type TextareaHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { Input, Shell } from '../Field/fieldParts.ts';

export interface TextAreaProps extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> {}

const Area = styled(Input)`
  min-height: 4.5rem;
  padding: ${tokens.space.xs} 0;
  line-height: ${tokens.lineHeight.normal};
  resize: vertical;
`;

/** Text of several lines, or a list with an entry a line. Enter is a new line in it, and submits nothing. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref) {
  const { label, description, error, isLabelHidden = false, className, ...rest } = props;
  const isRequired = rest.required === true;
  return (
    <Field {...{ label, description, error, isLabelHidden, className, isRequired }}>
      {(attributes, isInvalid) => (
        <Shell $isInvalid={isInvalid} data-disabled={rest.disabled || rest.readOnly ? '' : undefined}>
          <Area as="textarea" rows={3} {...rest} ref={ref} {...attributes} />
        </Shell>
      )}
    </Field>
  );
});
