import { useRead } from '@wspolnik/kit';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Segmented } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { unreadRead } from '../../../lib/unread.reads.ts';
import { changeListView, type ListView } from '../thread-address.ts';
import { threadsMessages as messages } from '../threads.messages.ts';
import classes from './inbox-column.module.css';

/** In a company's inbox: all threads, those that the person looks after, or nobody, with the unread messages of these. */
export function AssignedFilter({ chosen }: { chosen: ListView['assigned'] }) {
  const { formatMessage } = useIntl();
  const company = useSessionStore((state) => state.company?.id);
  // The counter in the header keeps it up to date.
  const unread = useRead(company ? unreadRead() : null, { shouldRetryOnError: true });
  if (!company) return null;
  const inbox = unread.data?.inboxes.find(({ company_id }) => company_id === company);
  return (
    <Segmented
      className={classes.filter}
      label={formatMessage(messages.assigned)}
      value={chosen ?? 'all'}
      options={[
        { value: 'all', label: formatMessage(messages.assignedAll) },
        { value: 'mine', label: formatMessage(messages.assignedMine, { count: inbox?.unread_mine ?? 0 }) },
        { value: 'none', label: formatMessage(messages.assignedNone, { count: inbox?.unread_unassigned ?? 0 }) },
      ]}
      onChange={(value) => changeListView('assigned', value === 'all' ? '' : value)}
    />
  );
}
