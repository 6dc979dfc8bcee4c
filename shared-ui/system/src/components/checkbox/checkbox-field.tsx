import { Checkbox, FieldErrorText } from '@wspolnik/system';
import { useField } from 'formik';
import { type ReactNode, useId } from 'react';
import { useFieldText } from '../../validators/field-message.ts';
import styles from '../form/forms.module.css';

export interface CheckboxFieldProps {
  name: string;
  /** May contain links. */
  label: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

export function CheckboxField({ name, label, required, disabled }: CheckboxFieldProps) {
  const [field, meta] = useField<boolean>({ name, type: 'checkbox' });
  const fieldText = useFieldText();
  const errorId = useId();
  const error = meta.touched ? fieldText(meta.error) : undefined;
  return (
    <div className={styles.checkbox}>
      <Checkbox
        {...field}
        value={undefined}
        {...{ required, disabled }}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      >
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </Checkbox>
      {error && <FieldErrorText id={errorId}>{error}</FieldErrorText>}
    </div>
  );
}
