import { useRead } from '@wspolnik/kit';
import { useSessionStore } from '@wspolnik/shared-auth';
import { CountBadge, Link, NewDot, setAttention } from '@wspolnik/system';
import { MessageSquare } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { unreadRead, useLiveUnread } from '../../lib/unread.reads.ts';
import { useWaiting } from '../../lib/use-waiting.ts';
import { unreadMessages as messages } from './unread.messages.ts';
import classes from './unread.module.css';

/** Slot `header.messages`, on every page; renders nothing for a guest, who has no messages. */
export function UnreadLink() {
  const isGuest = useSessionStore(({ user }) => user === null);
  if (isGuest) return null;
  return (
    <>
      <InboxLink />
      <Suspense>
        <OutboxNotices />
      </Suspense>
    </>
  );
}

/** Messages that an earlier visit could not send go out on whatever page the person opens next. Without a network, on the one after it. */
const OutboxNotices = lazy(async () => {
  const loaded = await import(/* webpackChunkName: "outbox" */ '../../lib/outbox/outbox-notices.ts').catch(
    () => undefined,
  );
  return { default: loaded?.OutboxNotices ?? (() => null) };
});

/**
 * Leads to the messages, with the unread ones of the profile in use, and a dot for those of the person's other inboxes. The name
 * is text: an `aria-label` would have to repeat the capped number of the badge.
 */
function InboxLink() {
  const { formatMessage } = useIntl();
  const companyId = useSessionStore(({ company }) => company?.id ?? null);
  // The header has no room for an error panel, so a failed request is repeated automatically.
  const { data } = useRead(unreadRead(), { shouldRetryOnError: true });
  const count = data?.unread_count ?? 0;
  const elsewhere = data?.inboxes.some((inbox) => inbox.company_id !== companyId && inbox.unread_count > 0) ?? false;
  useLiveUnread();
  useWaiting();
  useEffect(() => setAttention('messages', count), [count]);
  useEffect(() => () => setAttention('messages', 0), []);
  return (
    <Link to="/messages" className={classes.link}>
      <MessageSquare size={20} strokeWidth={1.75} aria-hidden="true" />
      {count === 0 && elsewhere ? <NewDot /> : <CountBadge count={count} />}
      <span className="wp-visually-hidden">
        {formatMessage(messages.link, { count, elsewhere: elsewhere ? 'yes' : 'no' })}
      </span>
    </Link>
  );
}
