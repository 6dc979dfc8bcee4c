import { BylineSkeleton, SkeletonCard, SkeletonText } from '@wspolnik/system/cards';
import classes from './company-opinions.module.css';

const ENTRIES = [0, 1, 2];

/** Skeletons of opinions of two lines. */
export function OpinionSkeletons() {
  return (
    <div aria-hidden="true" className={classes.list}>
      {ENTRIES.map((entry) => (
        <SkeletonCard key={entry} className={classes.entry}>
          <BylineSkeleton />
          <p className={classes.skeletonText}>
            <SkeletonText />
            <SkeletonText width="half" />
          </p>
        </SkeletonCard>
      ))}
    </div>
  );
}
