import { SkeletonBlock, SkeletonCard, SkeletonText } from '@wspolnik/system/cards';
import classes from './webinars.module.css';

/** As tall as a card with a short text. */
export function WebinarSkeleton() {
  return (
    <SkeletonCard className={classes.skeleton}>
      <SkeletonBlock className={classes.skeletonCover} />
      <div className={classes.skeletonBody}>
        <SkeletonText width="third" />
        <SkeletonText width="most" />
        <SkeletonText />
        <SkeletonText width="half" />
        <SkeletonText />
        <SkeletonText width="most" />
        <SkeletonBlock className={classes.skeletonSpeaker} />
        <SkeletonBlock className={classes.skeletonButtons} />
      </div>
    </SkeletonCard>
  );
}

/** The next ones below their heading. */
export function WebinarSkeletons() {
  return (
    <div className={classes.list}>
      <div aria-hidden="true" className={classes.section}>
        <SkeletonText width="third" />
      </div>
      {[1, 2, 3, 4, 5, 6].map((key) => (
        <WebinarSkeleton key={key} />
      ))}
    </div>
  );
}
