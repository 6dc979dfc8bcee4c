import { classNames } from '@wspolnik/system';
import { SkeletonBlock, SkeletonCard } from '@wspolnik/system/cards';
import composer from './composer.module.css';
import classes from './conversation.module.css';
import header from './thread-header.module.css';

const BUBBLES = ['1', '2', '3', '4', '5', '6'];

/** A thread in its size, before it is there. */
export function ConversationSkeleton() {
  return (
    <div className={classes.conversation} aria-busy="true">
      <div className={header.header} />
      <div />
      <MessagesSkeleton />
      <div className={composer.composer}>
        <SkeletonBlock className={composer.waiting} />
      </div>
    </div>
  );
}

/** The end of a thread, before its messages have found their places. */
export function MessagesSkeleton({ className }: { className?: string | undefined }) {
  return (
    <SkeletonCard className={classNames(classes.bubbles, className)}>
      {BUBBLES.map((bubble) => (
        <SkeletonBlock key={bubble} className={classNames(classes.bubble)} />
      ))}
    </SkeletonCard>
  );
}
