import type { OwnedCompany } from '@wspolnik/contract';
import { useRead } from '@wspolnik/kit';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Avatar, navigate, parseLocation, toast } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { unreadRead } from '../../../lib/unread.reads.ts';
import { threadsMessages as messages } from '../threads.messages.ts';
import { Count } from './count.tsx';
import classes from './inbox-switch.module.css';

/** The person's inbox and those of their companies, each with its unread messages. Choosing one switches the profile in use. */
export function InboxSwitch() {
  const { formatMessage } = useIntl();
  const user = useSessionStore((state) => state.user);
  const current = useSessionStore((state) => state.company?.id ?? null);
  // The counter in the header keeps it up to date.
  const unread = useRead(user?.companies.length ? unreadRead() : null, { shouldRetryOnError: true });
  if (!user || user.companies.length === 0) return null;

  const choose = (company: OwnedCompany | null) => {
    if ((company?.id ?? null) === current) return;
    // First, so that the thread of the former profile is not asked for as the new one.
    if (parseLocation(window.location.pathname).pathname !== '/messages') navigate('/messages');
    useSessionStore.getState().switchCompany(company);
    toast.success(
      company ? formatMessage(messages.asCompany, { name: company.name }) : formatMessage(messages.asPerson),
    );
  };
  const person = { id: null, name: `${user.first_name} ${user.last_name}`, image: user.thumbnail, company: null };
  const companies = user.companies.map((company) => ({ ...company, image: company.thumbnail, company }));
  return (
    <fieldset className={classes.switch} aria-label={formatMessage(messages.inboxes)}>
      {[person, ...companies].map(({ id, name, image, company }) => (
        <button
          key={id ?? ''}
          type="button"
          className={classes.inbox}
          aria-pressed={id === current}
          onClick={() => choose(company)}
        >
          <Avatar name={name} image={image} size={22} shape={company ? 'square' : 'round'} />
          <bdi className={classes.name}>{company ? name : formatMessage(messages.ownInbox)}</bdi>
          <Count of={unread.data?.inboxes.find(({ company_id }) => company_id === id)?.unread_count ?? 0} />
        </button>
      ))}
    </fieldset>
  );
}
