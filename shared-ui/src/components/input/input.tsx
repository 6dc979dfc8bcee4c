import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../styles/class-names.ts';
import styles from '../field/field.module.css';

export interface InputProps extends ComponentProps<'input'> {
  /** An icon before the text. */
  start?: ReactNode;
  /** A unit or a small button after the text. */
  end?: ReactNode;
}

export function Input({ start, end, className, ...rest }: InputProps) {
  const input = <input {...rest} className={classNames(styles.control, className)} />;
  if (!start && !end) return input;
  return (
    <span className={classNames(styles.wrap, Boolean(start) && styles.hasStart, Boolean(end) && styles.hasEnd)}>
      {start && <span className={styles.start}>{start}</span>}
      {input}
      {end && <span className={styles.end}>{end}</span>}
    </span>
  );
}

export type TextareaProps = ComponentProps<'textarea'>;

/** Limited to 1000 characters by default. */
export function Textarea({ className, maxLength = 1000, rows = 4, ...rest }: TextareaProps) {
  return <textarea {...rest} maxLength={maxLength} rows={rows} className={classNames(styles.control, className)} />;
}

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends ComponentProps<'select'> {
  options: readonly SelectOption[];
  /** Label of the first, empty option. */
  placeholder?: string;
}

/** The browser's own select in the style of the brand: the fastest one, and the best one on a phone. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <span className={classNames(styles.wrap, styles.select, className)}>
      <select {...rest} className={styles.control}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <span className={styles.end}>
        <ChevronDown size={18} strokeWidth={1.75} />
      </span>
    </span>
  );
}
