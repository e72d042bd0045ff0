export { Form, type FormProps } from '../forms/Form/Form.tsx';
export { FormError } from '../forms/FormError/FormError.tsx';
export { TextField, type TextFieldProps } from '../forms/TextField/TextField.tsx';
