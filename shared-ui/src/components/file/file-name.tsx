import styles from './files.module.css';

/** Characters that stay at the end: the extension and what tells "…-1.pdf" from "…-2.pdf". */
const TAIL = 10;

/** A name in one line, shortened in its middle; whole for pointers and screen readers. */
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
