import { StaleNote } from '@wspolnik/kit';
import { useSessionStore } from '@wspolnik/shared-auth';
import { DialogOnDemand, navigate, usePage } from '@wspolnik/system';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { OutgoingMessage } from '../../../lib/outbox/outgoing.ts';
import { useOutgoing } from '../../../lib/outbox/use-outgoing.ts';
import { partyName } from '../../../lib/party-name.ts';
import { ThreadMenu } from '../../../lib/thread-menu/thread-menu.tsx';
import { AssignMenu } from '../company/assign-menu.tsx';
import { loadRemoveNote } from '../company/load-remove-note.ts';
import { FindButton } from '../find/find-button.tsx';
import { isRefusal } from '../outgoing/refusal.ts';
import { type ListView, threadHref } from '../thread-address.ts';
import { Announcer } from './announcer.tsx';
import { Composer, type ComposerProps } from './composer.tsx';
import classes from './conversation.module.css';
import { Images } from './images.tsx';
import { loadReport } from './load-report.ts';
import { type OutgoingItem, type StoredItem, type ThreadItem, threadItems } from './message-items.ts';
import { MessageList } from './message-list.tsx';
import { type MessageWindow, shownNotes } from './message-window.ts';
import { ThreadHeader } from './thread-header.tsx';
import type { Conversation as Loaded } from './use-conversation.ts';
import { useMarkRead } from './use-mark-read.ts';

export interface ConversationProps {
  id: string;
  at: number | undefined;
  note: string | undefined;
  view: ListView;
  loaded: Loaded;
  window: MessageWindow;
  /** Opens the search in the thread. */
  onFind(): void;
}

/** A thread with its messages: who it is with, what was written, and where one writes. */
export function Conversation({ id, at, note, view, loaded, window, onFind }: ConversationProps) {
  const intl = useIntl();
  const { thread } = window;
  const { other } = thread;
  usePage({ title: partyName(other, intl) });
  const outgoing = useOutgoing(other);
  useRefusal(window, outgoing, loaded.read.retry);
  const items = useItems(window, outgoing);
  const [isAtEnd, setAtEnd] = useState(false);
  useThreadRead(window, isAtEnd, loaded.change);
  const order = useOrderOfReply(items, window.hasAfter);
  const toNewest = () => navigate(threadHref(id, view), { replace: true });
  const [shown, setShown] = useState<string | null>(null);
  const [reported, setReported] = useState<string | null>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  const isCompany = useSessionStore(({ company }) => company !== null);
  return (
    <div className={classes.conversation}>
      <ThreadHeader thread={thread} view={view}>
        <FindButton onClick={onFind} />
        {isCompany && <AssignMenu thread={thread} onChanged={loaded.renew} />}
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
        note={note}
        onImage={setShown}
        onReport={setReported}
        onRemoveNote={setRemoved}
        onAnswered={loaded.readAgain}
        onEnd={setAtEnd}
        onNewest={toNewest}
      />
      <Announcer other={other} messages={window.messages} />
      <Composer
        thread={thread}
        {...order}
        onSent={window.hasAfter ? toNewest : undefined}
        onNoted={
          isCompany
            ? (note) => {
                loaded.change({ type: 'noted', note });
                if (window.hasAfter) toNewest();
              }
            : undefined
        }
        onChanged={loaded.read.retry}
      />
      <Images other={other} messages={window.messages} shown={shown} onShow={setShown} />
      <DialogOnDemand
        load={loadReport}
        props={reported ? { messageId: reported, onClose: () => setReported(null) } : null}
      />
      <DialogOnDemand
        load={loadRemoveNote}
        props={
          removed
            ? {
                id: removed,
                onRemoved: () => loaded.change({ type: 'unnoted', id: removed }),
                onClose: () => setRemoved(null),
              }
            : null
        }
      />
    </div>
  );
}

/** Its messages and notes, and what is on its way to the end of it. */
function useItems(window: MessageWindow, outgoing: readonly OutgoingMessage[]): ThreadItem[] {
  const writer = useSessionStore(({ user, company }) => (company ? (user?.id ?? '') : 'me'));
  const { messages, notes, hasAfter, firstUnread } = window;
  return useMemo(() => {
    const around = { firstUnread, writer, notes: shownNotes({ messages, notes, hasAfter }) };
    return threadItems(messages, hasAfter ? [] : outgoing, around);
  }, [messages, notes, hasAfter, firstUnread, outgoing, writer]);
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
  const last = hasAfter ? undefined : items.findLast((item): item is StoredItem | OutgoingItem => !('note' in item));
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
