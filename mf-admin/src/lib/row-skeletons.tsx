import type { CSSProperties } from 'react';
import classes from './rows.module.css';

interface RowSkeletonsProps {
  count?: number;
  /** Pixels on a wide screen. */
  height?: number;
  /** Pixels on a phone. */
  narrow?: number;
  boxed?: boolean;
}

/** Of the size of a list of rows. */
export function RowSkeletons({ count = 6, height = 108, narrow = 190, boxed = false }: RowSkeletonsProps) {
  return (
    <div
      aria-hidden="true"
      className={boxed ? classes.box : classes.list}
      style={{ '--height': `${height}px`, '--narrow': `${narrow}px` } as CSSProperties}
    >
      {Array.from({ length: count }, (_, index) => index).map((key) => (
        <div key={key} className={classes.skeleton} />
      ))}
    </div>
  );
}
