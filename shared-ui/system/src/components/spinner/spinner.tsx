import styles from './spinner.module.css';

export interface SpinnerProps {
  /** Side in px. */
  size?: number;
  /** Read by screen readers; without it the spinner is decorative. */
  label?: string;
}

export function Spinner({ size = 20, label }: SpinnerProps) {
  const look = { className: styles.spinner, style: { width: size, height: size } };
  return label ? <span role="status" aria-label={label} {...look} /> : <span aria-hidden="true" {...look} />;
}
