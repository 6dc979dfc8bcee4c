import { StaleNote } from '@wspolnik/kit';
import { useSessionStore } from '@wspolnik/shared-auth';
import { DialogOnDemand, navigate, usePage } from '@wspolnik/system';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { OutgoingMessage } from '../../../lib/outbox/outgoing.ts';
import { useOutgoing } from '../../../lib/outbox/use-outgoing.ts';
import { partyName } from '../../../lib/party-name.ts';
import { ThreadMenu } from '../../../lib/thread-menu/thread-menu.tsx';
import { isRefusal } from '../outgoing/refusal.ts';
import { threadHref } from '../thread-address.ts';
import { Announcer } from './announcer.tsx';
import { Composer, type ComposerProps } from './composer.tsx';
import classes from './conversation.module.css';
import { Images } from './images.tsx';
import { loadReport } from './load-report.ts';
import { type ThreadItem, threadItems } from './message-items.ts';
import { MessageList } from './message-list.tsx';
import type { MessageWindow } from './message-window.ts';
import { ThreadHeader } from './thread-header.tsx';
import type { Conversation as Loaded } from './use-conversation.ts';
import { useMarkRead } from './use-mark-read.ts';

export interface ConversationProps {
  id: string;
  at: number | undefined;
  q: string;
  loaded: Loaded;
  window: MessageWindow;
}

/** A thread with its messages: who it is with, what was written, and where one writes. */
export function Conversation({ id, at, q, loaded, window }: ConversationProps) {
  const intl = useIntl();
  const { thread } = window;
  const { other } = thread;
  usePage({ title: partyName(other, intl) });
  const outgoing = useOutgoing(other);
  useRefusal(window, outgoing, loaded.read.retry);
  const writer = useSessionStore(({ user, company }) => (company ? (user?.id ?? '') : 'me'));
  const items = useMemo(
    () => threadItems(window.messages, window.hasAfter ? [] : outgoing, { firstUnread: window.firstUnread, writer }),
    [window.messages, window.hasAfter, window.firstUnread, outgoing, writer],
  );
  const [isAtEnd, setAtEnd] = useState(false);
  useThreadRead(window, isAtEnd, loaded.change);
  const order = useOrderOfReply(items, window.hasAfter);
  const toNewest = () => navigate(threadHref(id, { q }), { replace: true });
  const [shown, setShown] = useState<string | null>(null);
  const [reported, setReported] = useState<string | null>(null);
  return (
    <div className={classes.conversation}>
      <ThreadHeader other={other} q={q}>
        <ThreadMenu thread={thread} onChanged={loaded.read.retry} />
      </ThreadHeader>
      <div role="status" className={classes.note}>
        <StaleNote read={loaded.read} />
      </div>
      <MessageList
        {...loaded}
        window={window}
        items={items}
        at={at}
        onImage={setShown}
        onReport={setReported}
        onAnswered={loaded.readAgain}
        onEnd={setAtEnd}
        onNewest={toNewest}
      />
      <Announcer other={other} messages={window.messages} />
      <Composer
        thread={thread}
        {...order}
        onSent={window.hasAfter ? toNewest : undefined}
        onChanged={loaded.read.retry}
      />
      <Images other={other} messages={window.messages} shown={shown} onShow={setShown} />
      <DialogOnDemand
        load={loadReport}
        props={reported ? { messageId: reported, onClose: () => setReported(null) } : null}
      />
    </div>
  );
}

function useThreadRead({ messages, hasAfter }: MessageWindow, isAtEnd: boolean, change: Loaded['change']): void {
  const newest = messages.findLast(({ mine }) => !mine);
  const unread = newest && !newest.read && !hasAfter ? newest : undefined;
  useMarkRead(unread?.id, isAtEnd, () => unread && change({ type: 'readByMe', position: unread.position }));
}

/** A reply to a message about an order is about it too, unless its writer drops the order. */
function useOrderOfReply(
  items: readonly ThreadItem[],
  hasAfter: boolean,
): Pick<ComposerProps, 'order' | 'onDropOrder'> {
  const [dropped, setDropped] = useState<string>();
  const last = hasAfter ? undefined : items.at(-1);
  const order = (last && ('message' in last ? last.message.order : last.outgoing.about)) ?? undefined;
  if (!order || order.id === dropped) return {};
  return { order, onDropOrder: () => setDropped(order.id) };
}

/** A refused message may be the first to tell: the thread, read again, says why nothing can be written. */
function useRefusal({ thread }: MessageWindow, outgoing: readonly OutgoingMessage[], retry: () => void): void {
  const refused = outgoing.findLast(isRefusal);
  const readAgain = useEffectEvent(() => {
    if (thread.can_write) retry();
  });
  const clientId = refused?.clientId;
  useEffect(() => {
    if (clientId) readAgain();
  }, [clientId]);
}
