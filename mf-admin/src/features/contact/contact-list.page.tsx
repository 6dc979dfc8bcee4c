import type { ContactMessage } from '@wspolnik/contract';
import { refresh } from '@wspolnik/kit';
import { formatDate, Link, useLocale } from '@wspolnik/system';
import { Inbox } from 'lucide-react';
import { useIntl } from 'react-intl';
import { AdminList, useAdminList } from '../../lib/admin-list.tsx';
import { contactMessagesRead, contactQuery } from '../../lib/contact.reads.ts';
import rows from '../../lib/rows.module.css';
import { useLive } from '../../lib/use-live.ts';
import { listMessages as messages, statusMessages, topicMessages } from './contact.messages.ts';
import classes from './contact.module.css';
import { ContactStatusBadge } from './contact-status-badge.tsx';

const LINKS = [{ name: 'status', label: messages.filter, any: messages.all, options: statusMessages }] as const;

export function ContactListPage() {
  useLive('contact.changed', () => refresh(contactMessagesRead));
  return (
    <AdminList
      {...useAdminList(contactQuery, contactMessagesRead)}
      messages={messages}
      icon={Inbox}
      links={LINKS}
      row={(message) => <MessageRow message={message} />}
    />
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
