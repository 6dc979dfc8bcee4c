import styles from './files.module.css';

/** Characters that stay at the end: the extension and a distinguishing suffix such as "-1.pdf". */
const TAIL = 10;

/** A file name on one line, shortened in the middle; the full name is in the tooltip and for screen readers. */
export function FileName({ name }: { name: string }) {
  const at = Math.max(0, name.length - TAIL);
  return (
    <span className={styles.name} title={name}>
      <span className="wp-visually-hidden">{name}</span>
      <span className={styles.start} aria-hidden="true">
        {name.slice(0, at)}
      </span>
      <span className={styles.end} aria-hidden="true">
        {name.slice(at)}
      </span>
    </span>
  );
}
