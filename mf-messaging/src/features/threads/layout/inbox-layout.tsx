import { classNames } from '@wspolnik/system';
import type { ReactNode } from 'react';
import classes from './inbox-layout.module.css';

export interface InboxLayoutProps {
  column: ReactNode;
  /** The thread; beside an unopened list, what to do. */
  thread: ReactNode;
  /** The part that a narrow window shows. */
  narrow: 'column' | 'thread';
}

/** From 1024 px on the inbox and a thread side by side, each scrolling by itself; below that one of them. */
export function InboxLayout({ column, thread, narrow }: InboxLayoutProps) {
  return (
    <div className={classNames('wp-container', classes.layout, classes[narrow])}>
      <div className={classes.columnPart}>{column}</div>
      <div className={classes.threadPart}>{thread}</div>
    </div>
  );
}
