import { FieldErrorText } from '@wspolnik/shared-ui';
import { type FieldHelperProps, type FieldInputProps, useField } from 'formik';
import { type FocusEvent, type ReactNode, useId } from 'react';
import styles from './controls.module.css';
import { useFieldText } from './field-message.ts';

export interface GroupLook {
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  help?: ReactNode;
  /** Shows the asterisk. */
  required?: boolean;
  disabled?: boolean;
  className?: string;
}

/** What a control inside a group puts on its elements. */
export interface GroupControl {
  labelId: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface GroupProps extends GroupLook {
  error?: ReactNode;
  role?: 'radiogroup';
  onLeave?(): void;
  children: (control: GroupControl) => ReactNode;
}

/** Several controls under one label, help and error: what `Field` is to one. */
export function Group({
  label,
  hideLabel,
  help,
  error,
  required,
  disabled,
  className,
  role,
  onLeave,
  children,
}: GroupProps) {
  const id = useId();
  const describedBy = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onLeave?.();
  };
  return (
    <fieldset
      {...{ disabled, className, onBlur }}
      {...(role && { role, 'aria-required': required || undefined })}
      aria-describedby={describedBy}
    >
      <legend id={`${id}-label`} className={hideLabel ? 'wp-visually-hidden' : styles.legend}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </legend>
      {children({
        labelId: `${id}-label`,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
      })}
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {error && (
        <div className={styles.error}>
          <FieldErrorText id={`${id}-error`}>{error}</FieldErrorText>
        </div>
      )}
    </fieldset>
  );
}

export interface FormGroupLook extends GroupLook {
  name: string;
}

export interface FormGroupProps<Value> extends FormGroupLook, Pick<GroupProps, 'role'> {
  children: (control: GroupControl & FieldInputProps<Value>, helpers: FieldHelperProps<Value>) => ReactNode;
}

/** A group tied to Formik; touched once the focus has left all of it. */
export function FormGroup<Value>({ name, children, ...look }: FormGroupProps<Value>) {
  const [field, meta, helpers] = useField<Value>(name);
  const fieldText = useFieldText();
  const error = meta.touched ? fieldText(meta.error) : undefined;
  return (
    <Group {...look} error={error} onLeave={() => helpers.setTouched(true)}>
      {(control) => children({ ...field, ...control }, helpers)}
    </Group>
  );
}
