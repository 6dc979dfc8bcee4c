import styles from './logo.module.css';

/** Two overlapping squares; the shared part is light. */
export function LogoMark() {
  return (
    <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true" focusable="false">
      <rect className={styles.left} x="1" y="6" width="18" height="18" rx="6" />
      <rect className={styles.right} x="11" y="6" width="18" height="18" rx="6" />
      <path className={styles.shared} d="M11 12a6 6 0 0 1 6-6h2v12a6 6 0 0 1-6 6h-2z" />
    </svg>
  );
}
