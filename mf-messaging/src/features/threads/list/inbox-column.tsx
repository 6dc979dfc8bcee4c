import { profileKey, useSessionStore } from '@wspolnik/shared-auth';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useListView } from '../thread-address.ts';
import { threadsMessages as messages } from '../threads.messages.ts';
import { AssignedFilter } from './assigned-filter.tsx';
import classes from './inbox-column.module.css';
import { InboxSwitch } from './inbox-switch.tsx';
import { NewMessage } from './new-message.tsx';
import { ThreadList } from './thread-list.tsx';
import { ThreadSearch } from './thread-search.tsx';
import { useKeptScroll } from './use-kept-scroll.ts';

export interface InboxColumnProps {
  /** The page's own heading, or one beside the page of a thread. */
  heading: ReactNode;
  /** The thread on the screen. */
  open?: string;
}

/** The inbox in use: the switch between inboxes, the search, a company's filter and the threads. */
export function InboxColumn({ heading, open }: InboxColumnProps) {
  const { formatMessage } = useIntl();
  const view = useListView();
  const profile = useSessionStore(profileKey);
  const scroll = useKeptScroll(`${profile} ${view.q} ${view.assigned}`);
  return (
    <section className={classes.column} aria-label={formatMessage(messages.title)}>
      <div className={classes.head}>
        <div className={classes.title}>
          {heading}
          <NewMessage />
        </div>
        <InboxSwitch />
        <ThreadSearch />
        <AssignedFilter chosen={view.assigned} />
      </div>
      <div ref={scroll} className={classes.list}>
        <ThreadList view={view} open={open} />
      </div>
    </section>
  );
}
