import type { ContactMessage } from '@wspolnik/contract';
import { ListPage, ListStates, refresh, useList, useListQuery } from '@wspolnik/kit';
import { FilterLinks, ListSearch } from '@wspolnik/kit/lists';
import { EmptyState, formatDate, Link, useLocale } from '@wspolnik/system';
import { Inbox } from 'lucide-react';
import { useIntl } from 'react-intl';
import { CONTACT_STATUSES, contactMessagesRead, contactQuery } from '../../lib/contact.reads.ts';
import { RowSkeletons } from '../../lib/row-skeletons.tsx';
import rows from '../../lib/rows.module.css';
import { useLive } from '../../lib/use-live.ts';
import { listMessages as messages, statusMessages, topicMessages } from './contact.messages.ts';
import classes from './contact.module.css';
import { ContactStatusBadge } from './contact-status-badge.tsx';

export function ContactListPage() {
  const { formatMessage } = useIntl();
  useLive('contact.changed', () => refresh(contactMessagesRead));
  const query = useListQuery(contactQuery);
  const list = useList(contactMessagesRead(query));
  const title = formatMessage(messages.title);
  const options = [undefined, ...CONTACT_STATUSES].map((value) => ({
    value,
    label: formatMessage(value ? statusMessages[value] : messages.all),
  }));
  return (
    <ListPage title={title} count={list.data && formatMessage(messages.count, { count: list.data.count })}>
      <div className={classes.filters}>
        <FilterLinks
          label={formatMessage(messages.filter)}
          options={options}
          selected={query.status}
          to={(status) => contactQuery.href(contactQuery.with(query, { status }))}
        />
        <ListSearch
          of={contactQuery}
          query={query}
          label={formatMessage(messages.search)}
          placeholder={formatMessage(messages.searchHint)}
        />
      </div>
      <ListStates
        {...{ list, query }}
        of={contactQuery}
        label={title}
        failed={formatMessage(messages.failed)}
        skeleton={<RowSkeletons />}
        empty={
          <EmptyState
            icon={<Inbox size={26} strokeWidth={1.75} />}
            title={formatMessage(messages.empty)}
            text={formatMessage(messages.emptyText)}
          />
        }
      >
        {({ results }) => (
          <ul className={rows.list}>
            {results.map((message) => (
              <li key={message.id}>
                <MessageRow message={message} />
              </li>
            ))}
          </ul>
        )}
      </ListStates>
    </ListPage>
  );
}

function MessageRow({ message }: { message: ContactMessage }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { id, number, topic, name, email, excerpt, status, file_count, created_at } = message;
  return (
    <article className={rows.row}>
      <div className={rows.words}>
        <h2 className={rows.title}>
          <Link to={`/admin/contact/${id}`}>{formatMessage(messages.number, { number: String(number), name })}</Link>
        </h2>
        <p className={classes.excerpt}>{excerpt}</p>
        <p className={rows.facts}>
          <span>{formatMessage(topicMessages[topic])}</span>
          <span>{email}</span>
          <time dateTime={created_at}>{formatDate(created_at, locale, { time: true, short: true })}</time>
          {file_count > 0 && <span>{formatMessage(messages.files, { count: file_count })}</span>}
        </p>
      </div>
      <ContactStatusBadge status={status} />
    </article>
  );
}
