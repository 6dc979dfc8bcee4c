import { SkeletonBlock, SkeletonCard, SkeletonText } from '@wspolnik/system/cards';
import classes from './thread-list-skeleton.module.css';

const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Rows in the size of threads. */
export function ThreadListSkeleton() {
  return (
    <div aria-busy="true">
      {ROWS.map((row) => (
        <SkeletonCard key={row} className={classes.row}>
          <SkeletonBlock className={classes.avatar} />
          <span className={classes.text}>
            <SkeletonText width="half" />
            <SkeletonText width="most" />
          </span>
        </SkeletonCard>
      ))}
    </div>
  );
}
