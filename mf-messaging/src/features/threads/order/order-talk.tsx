import type { OrderMessages } from '@wspolnik/contract';
import { useSessionStore } from '@wspolnik/shared-auth';
import { DialogOnDemand, Link } from '@wspolnik/system';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useOutgoing } from '../../../lib/outbox/use-outgoing.ts';
import { Announcer } from '../conversation/announcer.tsx';
import { Composer } from '../conversation/composer.tsx';
import { Images } from '../conversation/images.tsx';
import { loadReport } from '../conversation/load-report.ts';
import { threadItems } from '../conversation/message-items.ts';
import { useMarkRead } from '../conversation/use-mark-read.ts';
import { isRefusal } from '../outgoing/refusal.ts';
import { threadHref } from '../thread-address.ts';
import { orderConversationMessages as messages } from './order-conversation.messages.ts';
import classes from './order-conversation.module.css';
import { OrderMessageList } from './order-message-list.tsx';
import type { OrderConversationRead } from './use-order-messages.ts';

export interface OrderTalkProps {
  read: OrderConversationRead;
  data: OrderMessages;
}

/** The messages about the order, and where one writes. */
export function OrderTalk({ read, data }: OrderTalkProps) {
  const { order, other, results, thread_id } = data;
  const outgoing = useOutgoingOf(data, read.retry);
  const writer = useSessionStore(({ user, company }) => (company ? (user?.id ?? '') : 'me'));
  const [firstUnread] = useState(() => results.find(({ mine, read: isRead }) => !mine && !isRead)?.position ?? null);
  const items = useMemo(
    () => threadItems(results, outgoing, { firstUnread, writer }),
    [results, outgoing, firstUnread, writer],
  );
  const [isAtEnd, setAtEnd] = useState(false);
  useMarkRead(data.read_to ?? undefined, isAtEnd, read.retry);
  const [shown, setShown] = useState<string | null>(null);
  const [reported, setReported] = useState<string | null>(null);
  return (
    <div className={classes.box}>
      {items.length > 0 ? (
        <OrderMessageList
          items={items}
          other={other}
          showEarlier={read.showEarlier}
          onImage={setShown}
          onReport={setReported}
          onAnswered={read.retry}
          onEnd={setAtEnd}
        />
      ) : (
        <Empty side={order.side} />
      )}
      {data.unread_behind && thread_id && <UnreadBehind thread={thread_id} />}
      <Announcer other={other} messages={results} />
      <Composer thread={{ ...data, id: `order ${order.id}` }} order={order} onChanged={read.retry} />
      <Images other={other} messages={results} shown={shown} onShow={setShown} />
      <DialogOnDemand
        load={loadReport}
        props={reported ? { messageId: reported, onClose: () => setReported(null) } : null}
      />
    </div>
  );
}

/** Those about the order. A refused one may be the first to show that the other side takes no more messages. */
function useOutgoingOf({ order, other, can_write }: OrderMessages, retry: () => void) {
  const all = useOutgoing(other);
  const outgoing = useMemo(() => all.filter((message) => message.about?.id === order.id), [all, order.id]);
  const refused = outgoing.findLast(isRefusal)?.clientId;
  const readAgain = useEffectEvent(() => can_write && retry());
  useEffect(() => {
    if (refused) readAgain();
  }, [refused]);
  return outgoing;
}

function Empty({ side }: { side: OrderMessages['order']['side'] }) {
  const { formatMessage } = useIntl();
  return (
    <p className={classes.empty}>{formatMessage(side === 'buyer' ? messages.emptyBuyer : messages.emptySeller)}</p>
  );
}

/** Reading here would also mark what was not seen here. */
function UnreadBehind({ thread }: { thread: string }) {
  const { formatMessage } = useIntl();
  return (
    <p className={classes.behind}>
      <Link to={threadHref(thread)}>{formatMessage(messages.behind)}</Link>
    </p>
  );
}
