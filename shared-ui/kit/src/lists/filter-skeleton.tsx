import classes from './lists.module.css';

const LINES = Array.from({ length: 12 }, (_, index) => index);

/** Skeleton of the filter panel. */
export function FilterSkeleton() {
  return (
    <div className={classes.skeleton} aria-busy="true">
      {LINES.map((index) => (
        <span key={index} className={classes.skeletonLine} />
      ))}
    </div>
  );
}
