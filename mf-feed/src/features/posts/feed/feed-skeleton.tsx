import { PostCardSkeleton } from '../post-card-skeleton.tsx';
import classes from './feed-skeleton.module.css';

const SKELETONS = [0, 1, 2];

/** As many cards as may come. */
export function FeedSkeleton({ count = SKELETONS.length }: { count?: number }) {
  return (
    <div className={classes.skeletons}>
      {SKELETONS.slice(0, count).map((index) => (
        <PostCardSkeleton key={index} />
      ))}
    </div>
  );
}
