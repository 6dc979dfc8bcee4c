import { type ReadState, StaleNote } from '@wspolnik/kit';
import { ErrorPanel, useErrorText } from '@wspolnik/system';
import { SkeletonCard, SkeletonText } from '@wspolnik/system/cards';
import type { ReactNode } from 'react';
import styles from './security.module.css';

interface SectionStateProps<Data> {
  read: ReadState<Data>;
  /** Rows of the skeleton. */
  rows: number;
  children(data: Data): ReactNode;
}

/** The content of one section: the others of the page stay usable when its read fails. */
export function SectionState<Data>({ read, rows, children }: SectionStateProps<Data>) {
  const errorText = useErrorText();
  const { data, error, retry } = read;
  if (data !== undefined) {
    return (
      <>
        <div role="status">
          <StaleNote read={read} />
        </div>
        {children(data)}
      </>
    );
  }
  if (error) return <ErrorPanel detail={errorText(error)} onRetry={retry} />;
  return (
    <SkeletonCard className={styles.rows}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <span />
          <div className={styles.facts}>
            <SkeletonText width="third" />
            <SkeletonText width="half" />
          </div>
        </div>
      ))}
    </SkeletonCard>
  );
}
