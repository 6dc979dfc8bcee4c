import { Input, type InputProps, Textarea, TextCounter } from '@wspolnik/system';
import { useField } from 'formik';
import { textLength } from '../../format/text-length.ts';
import { FormField, type FormFieldLook } from '../form/form-field.tsx';

type TextInputProps = Pick<
  InputProps,
  'type' | 'placeholder' | 'autoComplete' | 'inputMode' | 'maxLength' | 'disabled' | 'autoFocus' | 'start' | 'end'
>;

export interface TextFieldProps extends FormFieldLook, TextInputProps {}

export function TextField(props: TextFieldProps) {
  const { name, label, hideLabel, help, required, counter, className, ...input } = props;
  return (
    <FormField
      {...{ name, label, hideLabel, help, required, counter, className }}
      {...(input.maxLength !== undefined && { maxLength: input.maxLength })}
    >
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

/** Limited to 1000 characters by default. A longer text stays, and the counter says how much is too much. */
export function TextareaField(props: TextareaFieldProps) {
  const { placeholder, rows, maxLength = 1000, counted, ...field } = props;
  const [{ value }] = useField<string>(field.name);
  const used = textLength(value);
  const counter = (counted || used > maxLength) && <TextCounter used={used} max={maxLength} />;
  return (
    <FormField {...field} maxLength={maxLength} counter={counter}>
      {(control) => <Textarea {...{ placeholder, rows }} {...control} />}
    </FormField>
  );
}
