import type { ReactNode } from 'react';
import styles from './summary-list.module.css';

export interface SummaryRow {
  term: string;
  value: ReactNode;
  /** In the colour of points and money earned. */
  isPoints?: boolean;
}

export interface SummaryListProps {
  rows: readonly SummaryRow[];
}

/** Terms and sums in a sunken box: what a person is about to agree to. */
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
