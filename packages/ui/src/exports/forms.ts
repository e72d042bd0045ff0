export { Checkbox, type CheckboxProps } from '../forms/Checkbox/Checkbox.tsx';
export { Disclosure, type DisclosureProps } from '../forms/Disclosure/Disclosure.tsx';
export type { FieldProps } from '../forms/Field/Field.tsx';
export { Form, type FormProps } from '../forms/Form/Form.tsx';
export { FormError } from '../forms/FormError/FormError.tsx';
export { NumberField, type NumberFieldProps } from '../forms/NumberField/NumberField.tsx';
export {
  SelectField,
  type SelectFieldProps,
  type SelectGroup,
  type SelectOption,
} from '../forms/SelectField/SelectField.tsx';
export { Switch, type SwitchProps } from '../forms/Switch/Switch.tsx';
export { TextArea, type TextAreaProps } from '../forms/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from '../forms/TextField/TextField.tsx';
