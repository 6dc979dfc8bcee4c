import styles from './spinner.module.css';

export interface SpinnerProps {
  /** Side in px. */
  size?: 18 | 20 | 28;
  /** Read by screen readers; without it the spinner is decorative. */
  label?: string;
}

const SIDES = { 18: styles.small, 20: '', 28: styles.large };

export function Spinner({ size = 20, label }: SpinnerProps) {
  const className = `${styles.spinner} ${SIDES[size]}`;
  return label ? (
    <span role="status" aria-label={label} className={className} />
  ) : (
    <span aria-hidden="true" className={className} />
  );
}
