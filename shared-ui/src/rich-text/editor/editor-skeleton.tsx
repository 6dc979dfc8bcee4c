import styles from './editor.module.css';

const TOOLS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

/** As large as the empty editor, whatever lines its tools take. */
export function EditorSkeleton() {
  return (
    <div className={styles.frame} aria-busy="true" data-disabled>
      <div className={styles.toolbar}>
        {TOOLS.map((tool) => (
          <span key={tool} className={styles.waiting} />
        ))}
      </div>
      <div className={styles.content} />
    </div>
  );
}
