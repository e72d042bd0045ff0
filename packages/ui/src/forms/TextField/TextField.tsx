import { CircleAlert } from 'lucide-react';
import { forwardRef, type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { useUiWords } from '../../words/useUiWords.ts';
import { Affix, Description, ErrorText, Input, Label, Required, Root, Shell } from './textFieldParts.ts';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  label: string;
  /** Seen before the field is filled in. */
  description?: ReactNode;
  /** What is wrong and how to put it right. Its presence marks the field invalid. */
  error?: string | undefined;
  /** Before the text, inside the border: an icon for a search. */
  prefixIcon?: ReactNode;
  isLabelHidden?: boolean;
}

function joinIds(...ids: (string | false)[]): string | undefined {
  return ids.filter((id) => id !== false).join(' ') || undefined;
}

/** Works with and without react-hook-form: `<TextField {...register('name')} label="Name" error={…} />`. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref) {
  const { label, description, error, prefixIcon, isLabelHidden = false, className, ...rest } = props;
  const id = useId();
  const t = useUiWords();
  const hasDescription = description !== undefined;
  const hasError = error !== undefined && error !== '';
  return (
    <Root className={className}>
      <Label htmlFor={id} $isHidden={isLabelHidden}>
        {label} {rest.required === true && <Required>{t('required')}</Required>}
      </Label>
      {hasDescription && <Description id={`${id}-description`}>{description}</Description>}
      <Shell $isInvalid={hasError} data-disabled={rest.disabled === true ? '' : undefined}>
        {prefixIcon !== undefined && <Affix aria-hidden>{prefixIcon}</Affix>}
        <Input
          type="text"
          {...rest}
          ref={ref}
          id={id}
          aria-invalid={hasError || undefined}
          aria-describedby={joinIds(hasDescription && `${id}-description`, hasError && `${id}-error`)}
        />
      </Shell>
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
});
