import { Field, type FieldControlProps, type FieldProps } from '@wspolnik/shared-ui';
import { type FieldHelperProps, type FieldInputProps, useField, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFieldText } from '../../validators/field-message.ts';
import { afterPress, watchPress } from './after-press.ts';
import { isFocusMoving } from './move-focus.ts';

export interface FormFieldLook extends Omit<FieldProps, 'children' | 'error'> {
  name: string;
}

export interface FormFieldProps<Value> extends FormFieldLook {
  children: (control: FieldControlProps & FieldInputProps<Value>, helpers: FieldHelperProps<Value>) => ReactNode;
}

/** Connects any control to Formik: label, value, and the error once the field is blurred or the form submitted. */
export function FormField<Value = string>({ name, children, ...look }: FormFieldProps<Value>) {
  const [field, meta, helpers] = useField<Value>(name);
  const fieldText = useFieldText();
  const onBlur = useCalmBlur(() => helpers.setTouched(true));
  const error = meta.touched ? fieldText(meta.error) : undefined;
  return (
    <Field {...look} error={error}>
      {(control) => children({ ...field, onBlur, ...control }, helpers)}
    </Field>
  );
}

/** Sets the field as touched after the press, unless that press submitted the form: the server may have set errors by then. */
function useCalmBlur(leave: () => void): () => void {
  const { submitCount } = useFormikContext();
  const sent = useRef(submitCount);
  useEffect(watchPress, []);
  useEffect(() => {
    sent.current = submitCount;
  });
  return () => {
    if (!isFocusMoving()) afterPress(() => sent.current === submitCount && leave());
  };
}
