import { classNames } from '@wspolnik/system';
import { SkeletonBlock, SkeletonText } from '../card-parts/skeleton-parts.tsx';
import styles from './byline.module.css';

/** Skeleton of a `Byline`: picture, name and date. */
export function BylineSkeleton({ className }: { className?: string }) {
  return (
    <div className={classNames(styles.byline, className)}>
      <SkeletonBlock className={styles.pictureSkeleton} />
      <span className={styles.name}>
        <SkeletonText width="third" />
      </span>
      <span className={styles.line}>
        <SkeletonText width="half" />
      </span>
    </div>
  );
}
