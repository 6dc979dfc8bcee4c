import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../../styles/class-names.ts';
import styles from './field.module.css';

/** Attributes that a control sets on its element. */
export interface FieldControlProps {
  /** The label's own id is `<id>-label`, for a control that `for` cannot reference. */
  id: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** Props of a text control's element: from a Field, or with its own name. */
export interface TextControlProps extends Partial<FieldControlProps> {
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  'aria-label'?: string;
}

export interface FieldProps {
  label: ReactNode;
  /** Shows the label only to screen readers. */
  hideLabel?: boolean;
  help?: ReactNode;
  error?: ReactNode;
  /** Shows the asterisk. */
  required?: boolean;
  /** Shown below, on the right: e.g. a character counter. */
  counter?: ReactNode;
  className?: string;
  children: (control: FieldControlProps) => ReactNode;
}

/** Label, control, help and error, associated for screen readers. */
export function Field({ label, hideLabel, help, error, required, counter, className, children }: FieldProps) {
  const id = useId();
  const describedBy = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles.field, className)}>
      <label id={`${id}-label`} htmlFor={id} className={hideLabel ? 'wp-visually-hidden' : styles.label}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        required: required || undefined,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {(help || error || counter) && (
        <div className={styles.below}>
          <div className={styles.notes}>
            {help && (
              <p id={`${id}-help`} className={styles.help}>
                {help}
              </p>
            )}
            <FieldErrorText id={`${id}-error`}>{error}</FieldErrorText>
          </div>
          {counter && <span className={styles.counter}>{counter}</span>}
        </div>
      )}
    </div>
  );
}

/** The red line below a control, with an icon, because colour must not be the only carrier of meaning. */
export function FieldErrorText({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} className={styles.error}>
      <CircleAlert size={15} strokeWidth={1.75} />
      <span>{children}</span>
    </p>
  );
}
