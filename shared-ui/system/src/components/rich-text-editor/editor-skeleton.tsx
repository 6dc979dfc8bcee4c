import { classNames, useBusy } from '@wspolnik/system';
import textStyles from '../rich-text/rich-text.module.css';
import { RichText } from '../rich-text/rich-text.tsx';
import styles from './editor.module.css';

const TOOLS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

/** As large as the editor with this text, including wrapped lines. */
export function EditorSkeleton({ text }: { text: string }) {
  useBusy();
  return (
    <div className={styles.frame} aria-busy="true" inert>
      <div className={styles.toolbar}>
        {TOOLS.map((tool) => (
          <span key={tool} className={styles.waiting} />
        ))}
      </div>
      {text.trim() ? (
        <RichText text={text} className={styles.content} />
      ) : (
        <div className={classNames(textStyles.text, styles.content)} />
      )}
    </div>
  );
}
