import { Input, type InputProps, Textarea, TextCounter } from '@wspolnik/shared-ui';
import { useField } from 'formik';
import { FormField, type FormFieldLook } from '../form/form-field.tsx';

type TextInputProps = Pick<
  InputProps,
  'type' | 'placeholder' | 'autoComplete' | 'inputMode' | 'maxLength' | 'disabled' | 'autoFocus' | 'start' | 'end'
>;

export interface TextFieldProps extends FormFieldLook, TextInputProps {}

export function TextField(props: TextFieldProps) {
  const { name, label, hideLabel, help, required, counter, className, ...input } = props;
  return (
    <FormField {...{ name, label, hideLabel, help, required, counter, className }}>
      {(control) => <Input {...input} {...control} />}
    </FormField>
  );
}

export interface TextareaFieldProps extends FormFieldLook {
  placeholder?: string;
  rows?: number;
  maxLength?: number;
  /** Shows a character counter. */
  counted?: boolean;
}

/** Limited to 1000 characters by default; a full field announces it, with or without a counter. */
export function TextareaField(props: TextareaFieldProps) {
  const { placeholder, rows, maxLength = 1000, counted, ...field } = props;
  const [{ value }] = useField<string>(field.name);
  const counter = (counted || value.length >= maxLength) && <TextCounter used={value.length} max={maxLength} />;
  return (
    <FormField {...field} counter={counter}>
      {(control) => <Textarea {...{ placeholder, rows, maxLength }} {...control} />}
    </FormField>
  );
}
