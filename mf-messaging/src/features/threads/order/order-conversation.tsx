import type { OrderMessages } from '@wspolnik/contract';
import { isGone, StaleNote } from '@wspolnik/kit';
import { ErrorPanel, Link, useErrorText } from '@wspolnik/system';
import { SkeletonBlock, SkeletonCard } from '@wspolnik/system/cards';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { conversationMessages } from '../conversation/conversation.messages.ts';
import { threadHref } from '../thread-address.ts';
import { orderConversationMessages as messages } from './order-conversation.messages.ts';
import classes from './order-conversation.module.css';
import { OrderTalk } from './order-talk.tsx';
import { useOrderMessages } from './use-order-messages.ts';

export interface OrderConversationProps {
  orderId: string;
}

/** What both sides of an order write to each other about it; their other messages stay in the thread. */
export function OrderConversation({ orderId }: OrderConversationProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const titleId = useId();
  const read = useOrderMessages(orderId);
  const { data, error, retry } = read;
  if (error && isGone(error)) return null;
  return (
    <section aria-labelledby={titleId} className={classes.section}>
      <header className={classes.header}>
        <h3 id={titleId} className={classes.title}>
          {formatMessage(messages.title)}
        </h3>
        {data?.thread_id && <WholeThread data={data} id={data.thread_id} />}
      </header>
      {data && <StaleNote read={read} />}
      {data && <OrderTalk read={read} data={data} />}
      {!data && error && (
        <ErrorPanel title={formatMessage(conversationMessages.failed)} detail={errorText(error)} onRetry={retry} />
      )}
      {!data && !error && (
        <SkeletonCard className={classes.box}>
          <SkeletonBlock className={classes.waiting} />
        </SkeletonCard>
      )}
    </section>
  );
}

/** Opens at the newest message about the order. */
function WholeThread({ data, id }: { data: OrderMessages; id: string }) {
  const { formatMessage } = useIntl();
  return <Link to={threadHref(id, { at: data.results.at(-1)?.position })}>{formatMessage(messages.whole)}</Link>;
}
