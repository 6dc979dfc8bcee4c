import type { ReactNode } from 'react';
import styles from '../../styles/choice.module.css';
import { classNames } from '../../styles/class-names.ts';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}

export interface SegmentedProps<Value extends string> {
  /** Name of the group. */
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange(value: Value): void;
  className?: string;
}

/** Two or three views of the same content, one of them pressed. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, className } = props;
  return (
    <fieldset aria-label={label} className={classNames(styles.segmented, className)}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.segment}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.icon}
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
