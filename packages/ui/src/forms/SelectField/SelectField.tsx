import { ChevronDown } from 'lucide-react';
import { forwardRef, type SelectHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { Affix, Input, Shell } from '../Field/fieldParts.ts';

/** One choice. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

/** Choices that belong together, under their name. */
export interface SelectGroup {
  readonly label: string;
  readonly options: readonly SelectOption[];
}

export interface SelectFieldProps
  extends FieldProps,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'children' | 'multiple' | 'size'> {
  options: readonly (SelectOption | SelectGroup)[];
}

const Select = styled(Input)`
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;
  option, optgroup { background: ${tokens.color.surfaceRaised}; color: ${tokens.color.text}; }
`;

const Arrow = styled(Affix)`
  pointer-events: none;
`;

/** One of many: the platform's own list, which every keyboard, finger and screen reader knows. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(props, ref) {
  const { label, description, error, isLabelHidden = false, className, options, ...rest } = props;
  const isRequired = rest.required === true;
  return (
    <Field {...{ label, description, error, isLabelHidden, className, isRequired }}>
      {(attributes, isInvalid) => (
        <Shell $isInvalid={isInvalid} data-disabled={rest.disabled ? '' : undefined}>
          <Select as="select" {...rest} ref={ref} {...attributes}>
            {options.map((option) =>
              'options' in option ? (
                <optgroup key={option.label} label={option.label}>
                  {option.options.map(toOption)}
                </optgroup>
              ) : (
                toOption(option)
              ),
            )}
          </Select>
          <Arrow aria-hidden>
            <ChevronDown />
          </Arrow>
        </Shell>
      )}
    </Field>
  );
});

function toOption({ value, label }: SelectOption) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
