import { FieldErrorText } from '@wspolnik/system';
import { type FocusEvent, type ReactNode, useId } from 'react';
import styles from './group.module.css';

export interface GroupLook {
  label: ReactNode;
  /** Shows the label only to screen readers. */
  hideLabel?: boolean;
  help?: ReactNode;
  /** Shows the asterisk. */
  required?: boolean;
  disabled?: boolean;
  className?: string;
}

/** Attributes that a control sets on its elements. */
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

/** Several controls with one label, help and error; `Field` is for a single control. */
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
