import { Field, type FieldControlProps, type FieldProps } from '@wspolnik/shared-ui';
import { type FieldHelperProps, type FieldInputProps, useField } from 'formik';
import type { ReactNode } from 'react';
import { useFieldText } from './field-message.ts';

export interface FormFieldLook extends Omit<FieldProps, 'children' | 'error'> {
  name: string;
}

export interface FormFieldProps<Value> extends FormFieldLook {
  children: (control: FieldControlProps & FieldInputProps<Value>, helpers: FieldHelperProps<Value>) => ReactNode;
}

/** A control of any kind tied to Formik: label, value, and the error once the field was left or the form sent. */
export function FormField<Value = string>({ name, children, ...look }: FormFieldProps<Value>) {
  const [field, meta, helpers] = useField<Value>(name);
  const fieldText = useFieldText();
  const error = meta.touched ? fieldText(meta.error) : undefined;
  return (
    <Field {...look} error={error}>
      {(control) => children({ ...field, ...control }, helpers)}
    </Field>
  );
}
