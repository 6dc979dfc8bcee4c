import type { ReactNode } from 'react';
import styles from './summary-list.module.css';

export interface SummaryRow {
  term: string;
  value: ReactNode;
  /** In the colour of points and earned money. */
  isPoints?: boolean;
}

export interface SummaryListProps {
  rows: readonly SummaryRow[];
}

/** Terms and amounts in a sunken box: a summary before the user agrees. */
export function SummaryList({ rows }: SummaryListProps) {
  // Two people may have the same name.
  const keyed = rows.map((row, place) => ({ ...row, key: `${place} ${row.term}` }));
  return (
    <dl className={styles.list}>
      {keyed.map(({ key, term, value, isPoints }) => (
        <div key={key}>
          <dt>{term}</dt>
          <dd className={isPoints ? styles.points : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
