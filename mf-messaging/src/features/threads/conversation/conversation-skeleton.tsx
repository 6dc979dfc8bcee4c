import { classNames } from '@wspolnik/shared-ui';
import { SkeletonBlock, SkeletonCard } from '@wspolnik/shared-ui/cards';
import classes from './conversation.module.css';
import header from './thread-header.module.css';

const BUBBLES = ['1', '2', '3', '4', '5', '6'];

/** A thread in its size, before it is there. */
export function ConversationSkeleton() {
  return (
    <div className={classes.conversation} aria-busy="true">
      <div className={header.header} />
      <div />
      <SkeletonCard className={classes.skeleton}>
        {BUBBLES.map((bubble) => (
          <SkeletonBlock key={bubble} className={classNames(classes.bubble)} />
        ))}
      </SkeletonCard>
    </div>
  );
}
