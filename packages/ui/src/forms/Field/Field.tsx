import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useUiWords } from '../../words/useUiWords.ts';
import { Description, ErrorText, Label, Required, Root } from './fieldParts.ts';

/** What every field with a label above it takes. */
export interface FieldProps {
  label: string;
  /** Seen before the field is filled in. */
  description?: ReactNode;
  /** What is wrong and how to put it right. Its presence marks the field invalid. */
  error?: string | undefined;
  isLabelHidden?: boolean;
}

/** What ties a control to its label, description and error. */
interface ControlAttributes {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldProps {
  isRequired: boolean;
  className?: string | undefined;
  children: (attributes: ControlAttributes, isInvalid: boolean) => ReactNode;
}

function joinIds(...ids: (string | false)[]): string | undefined {
  return ids.filter((id) => id !== false).join(' ') || undefined;
}

/** Label, description and error around a control. */
export function Field(props: FieldFrameProps) {
  const { label, description, error, isLabelHidden = false, isRequired, className, children } = props;
  const id = useId();
  const t = useUiWords();
  const hasDescription = description !== undefined;
  const hasError = error !== undefined && error !== '';
  const describedBy = joinIds(hasDescription && `${id}-description`, hasError && `${id}-error`);
  return (
    <Root className={className}>
      <Label htmlFor={id} $isHidden={isLabelHidden}>
        {label} {isRequired && <Required>{t('required')}</Required>}
      </Label>
      {hasDescription && <Description id={`${id}-description`}>{description}</Description>}
      {children({ id, 'aria-invalid': hasError || undefined, 'aria-describedby': describedBy }, hasError)}
      {/* Always in the document, so that a screen reader hears what is put into it. */}
      <ErrorText id={`${id}-error`} aria-live="polite">
        {hasError && (
          <>
            <CircleAlert aria-hidden />
            <span>{error}</span>
          </>
        )}
      </ErrorText>
    </Root>
  );
}
