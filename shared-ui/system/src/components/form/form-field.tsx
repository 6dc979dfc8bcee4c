import { Field, type FieldControlProps, type FieldProps, Link } from '@wspolnik/system';
import { type FieldHelperProps, type FieldInputProps, useField, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { excessOf } from '../../format/text-length.ts';
import { type FieldMessage, useFieldText } from '../../validators/field-message.ts';
import { message } from '../../validators/rule-base.ts';
import { afterPress, watchPress } from './after-press.ts';
import { isFocusMoving } from './move-focus.ts';

export interface FormFieldLook extends Omit<FieldProps, 'children' | 'error'> {
  name: string;
}

export interface FormFieldProps<Value> extends FormFieldLook {
  /** Characters of a text; a longer one is not submitted. */
  maxLength?: number;
  children: (control: FieldControlProps & FieldInputProps<Value>, helpers: FieldHelperProps<Value>) => ReactNode;
}

/** Connects any control to Formik: label, value, and the error once the field is blurred or the form submitted. */
export function FormField<Value = string>({ name, maxLength, children, ...look }: FormFieldProps<Value>) {
  const validate = maxLength === undefined ? undefined : (value: unknown) => lengthError(value, maxLength);
  const [field, meta, helpers] = useField<Value>({ name, validate });
  const fieldText = useFieldText();
  const onBlur = useCalmBlur(() => helpers.setTouched(true));
  const error = meta.touched ? fieldText(meta.error) : undefined;
  return (
    <Field {...look} error={error && <FieldErrorText text={error} error={meta.error} />}>
      {(control) => children({ ...field, onBlur, ...control }, helpers)}
    </Field>
  );
}

/** An error that the reader may know better leads to the contact form. */
function FieldErrorText({ text, error }: { text: string; error: unknown }) {
  const { formatMessage } = useIntl();
  if ((error as Partial<FieldMessage>).id !== 'validators.nipTaken') return text;
  return (
    <span>
      {text} <Link to="/contact">{formatMessage({ id: 'ui.field.contact' })}</Link>
    </span>
  );
}

/** Formik's type allows only texts; `useFieldText` reads it like the errors of a schema. */
const lengthError = (value: unknown, maxLength: number) =>
  excessOf(value, maxLength) > 0 ? (message('maxLength', { n: maxLength }) as FieldMessage & string) : undefined;

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
