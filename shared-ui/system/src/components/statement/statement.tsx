import { formatDate, useLocale } from '@wspolnik/system';
import { type ReactNode, useId } from 'react';
import styles from './statement.module.css';

export interface StatementProps {
  /** The side, such as "Kupujący". */
  title: string;
  who: string;
  /** When it was written; null while it has not been. */
  at: string | null;
  /** The text with its documents, or why there is none. */
  children: ReactNode;
}

/** The statement of one side. */
export function Statement({ title, who, at, children }: StatementProps) {
  const locale = useLocale();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.statement}>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <p className={styles.who}>
        {who}
        {at ? (
          <>
            <span>{' · '}</span>
            <time dateTime={at}>{formatDate(at, locale, { time: true })}</time>
          </>
        ) : null}
      </p>
      {children}
    </section>
  );
}

/** Those of two sides, next to each other; below each other on a phone. */
export function Statements({ children }: { children: ReactNode }) {
  return <div className={styles.statements}>{children}</div>;
}
