import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { excessOf } from '../../format/text-length.ts';
import { classNames } from '../../styles/class-names.ts';
import styles from '../field/field.module.css';
import { TextExcess } from '../text-counter/text-counter.tsx';

export interface InputProps extends ComponentProps<'input'> {
  /** An icon before the text. */
  start?: ReactNode;
  /** A unit or a small button after the text. */
  end?: ReactNode;
  /** Characters. The browser would truncate a longer paste; here the whole text stays, and the field says how much is too much. */
  maxLength?: number | undefined;
}

/** `maxLength` needs a controlled `value`; whoever sends the value refuses it while it is too long. */
export function Input({ start, end, className, maxLength, ...rest }: InputProps) {
  const excess = excessOf(rest.value, maxLength);
  const input = (
    <input
      {...rest}
      aria-invalid={excess > 0 || rest['aria-invalid']}
      className={classNames(styles.control, className)}
    />
  );
  const isPlain = !start && !end;
  return (
    <>
      {isPlain ? (
        input
      ) : (
        <span className={classNames(styles.wrap, Boolean(start) && styles.hasStart, Boolean(end) && styles.hasEnd)}>
          {start && <span className={styles.start}>{start}</span>}
          {input}
          {end && <span className={styles.end}>{end}</span>}
        </span>
      )}
      {excess > 0 && <TextExcess count={excess} />}
    </>
  );
}

export type TextareaProps = Omit<ComponentProps<'textarea'>, 'maxLength'>;

/** It truncates nothing; `TextCounter` beside it shows a limit. */
export function Textarea({ className, rows = 4, ...rest }: TextareaProps) {
  return <textarea {...rest} rows={rows} className={classNames(styles.control, className)} />;
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
