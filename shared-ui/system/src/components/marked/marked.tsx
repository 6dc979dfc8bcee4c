import { markWords } from './mark-words.ts';
import styles from './marked.module.css';

export interface MarkedProps {
  text: string;
  /** The searched words. */
  q: string;
}

/** A text with the searched words marked, whatever their inflection, case and diacritics. */
export function Marked({ text, q }: MarkedProps) {
  let start = 0;
  const parts = markWords(text, q).map((part) => {
    const key = start;
    start += part.text.length;
    return part.marked ? (
      <mark key={key} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      <span key={key}>{part.text}</span>
    );
  });
  return <>{parts}</>;
}
