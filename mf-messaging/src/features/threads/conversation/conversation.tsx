import type { Message, MessageThread } from '@wspolnik/contract';
import { StaleNote } from '@wspolnik/kit';
import { useSessionStore } from '@wspolnik/shared-auth';
import { DialogOnDemand, Lightbox, navigate, usePage } from '@wspolnik/system';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { OutgoingMessage } from '../../../lib/outbox/outgoing.ts';
import { useOutgoing } from '../../../lib/outbox/use-outgoing.ts';
import { partyName } from '../../../lib/party-name.ts';
import { ThreadMenu } from '../../../lib/thread-menu/thread-menu.tsx';
import { threadHref } from '../thread-address.ts';
import { Announcer } from './announcer.tsx';
import { Composer } from './composer.tsx';
import { conversationMessages as messages } from './conversation.messages.ts';
import classes from './conversation.module.css';
import { threadItems } from './message-items.ts';
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

const loadReport = async () =>
  (await import(/* webpackChunkName: "report-message-dialog" */ '../../../lib/thread-menu/report-message-dialog.tsx'))
    .ReportMessageDialog;

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
  useMarkRead(window, isAtEnd, loaded.change);
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
      <Announcer thread={thread} messages={window.messages} />
      <Composer thread={thread} onSent={window.hasAfter ? toNewest : undefined} onChanged={loaded.read.retry} />
      <Images thread={thread} messages={window.messages} shown={shown} onShow={setShown} />
      <DialogOnDemand
        load={loadReport}
        props={reported ? { messageId: reported, onClose: () => setReported(null) } : null}
      />
    </div>
  );
}

/** Codes of the API after which the other side takes no more messages. */
const REFUSALS = ['recipient_blocked', 'not_found'];

/** A refused message may be the first to tell: the thread, read again, says why nothing can be written. */
function useRefusal({ thread }: MessageWindow, outgoing: readonly OutgoingMessage[], retry: () => void): void {
  const refused = outgoing.findLast(({ state, errorCode = '' }) => state === 'failed' && REFUSALS.includes(errorCode));
  const readAgain = useEffectEvent(() => {
    if (thread.can_write) retry();
  });
  const clientId = refused?.clientId;
  useEffect(() => {
    if (clientId) readAgain();
  }, [clientId]);
}

interface ImagesProps {
  thread: MessageThread;
  messages: readonly Message[];
  /** Id of the message whose picture is large. */
  shown: string | null;
  onShow(id: string | null): void;
}

/** The pictures of the loaded messages in the size of the window. */
function Images({ thread, messages: all, shown, onShow }: ImagesProps) {
  const intl = useIntl();
  const name = partyName(thread.other, intl);
  const withImage = useMemo(() => all.filter(({ image }) => image !== null), [all]);
  const index = withImage.findIndex(({ id }) => id === shown);
  const images = withImage.flatMap(({ image, mine, author }) => {
    if (!image) return [];
    const writer = mine ? (author?.name ?? intl.formatMessage(messages.you)) : name;
    return [{ ...image, alt: intl.formatMessage(messages.imageOf, { name: writer }) }];
  });
  return (
    <Lightbox
      images={images}
      index={Math.max(index, 0)}
      onIndex={(next) => onShow(withImage[next]?.id ?? null)}
      open={index >= 0}
      onClose={() => onShow(null)}
      title={intl.formatMessage(messages.images, { name })}
    />
  );
}
