import { Button, classNames, Spinner } from '@wspolnik/system';
import { ArrowDown } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Virtualizer } from 'virtua';
import { conversationMessages as messages } from './conversation.messages.ts';
import { MessagesSkeleton } from './conversation-skeleton.tsx';
import { DaySeparator, UnreadSeparator } from './message-bubble.tsx';
import { timeOf } from './message-items.ts';
import classes from './message-list.module.css';
import { NoteRow } from './note-row.tsx';
import { OfferLabel } from './offer-label.tsx';
import { OrderLabel } from './order-label.tsx';
import { OutgoingMessage } from './outgoing-message.tsx';
import { StoredMessage } from './stored-message.tsx';
import type { Conversation } from './use-conversation.ts';
import { type ListScrollProps, useListScroll } from './use-list-scroll.ts';

export interface MessageListProps extends ListScrollProps {
  /** Called with the id of the message. */
  onImage(id: string): void;
  onReport(id: string): void;
  onRemoveNote(id: string): void;
  onAnswered(): void;
  /** Shows the newest messages when those are not loaded. */
  onNewest(): void;
}

/** The loaded messages, of which only those in view are on the page; it opens at its end, and stays there while one is. */
export function MessageList(props: MessageListProps) {
  const { window, items, at, note, older, newer, loadOlder, loadNewer } = props;
  const { onImage, onReport, onRemoveNote, onAnswered, onNewest } = props;
  const { formatMessage } = useIntl();
  const [now] = useState(() => new Date());
  const scroll = useListScroll(props);
  const { thread, hasAfter, isPrepended } = window;
  return (
    <div className={classes.frame}>
      <section
        ref={scroll.box}
        className={classNames(classes.box, !scroll.isPlaced && classes.unplaced)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={formatMessage(messages.list)}
      >
        <div className={classes.filler} />
        <Virtualizer
          ref={scroll.list}
          data={items}
          shift={isPrepended}
          as="ol"
          item="li"
          bufferSize={400}
          onScroll={scroll.onScroll}
          onResize={scroll.onResize}
        >
          {(item) => (
            <div key={item.key} className={classes.item}>
              {item.isFirstOfDay && <DaySeparator value={timeOf(item)} now={now} />}
              {'message' in item && item.isFirstUnread && <UnreadSeparator />}
              {item.order && <OrderLabel order={item.order} />}
              {'message' in item && item.message.offer && <OfferLabel offer={item.message.offer} />}
              {'note' in item && <NoteRow note={item.note} isFound={item.note.id === note} onRemove={onRemoveNote} />}
              {'message' in item && (
                <StoredMessage
                  message={item.message}
                  other={thread.other}
                  isFirstOfBlock={item.isFirstOfBlock || item.isFirstUnread}
                  isFound={!note && item.message.position === at}
                  onImage={onImage}
                  onReport={onReport}
                  onAnswered={onAnswered}
                />
              )}
              {'outgoing' in item && <OutgoingMessage outgoing={item.outgoing} isFirstOfBlock={item.isFirstOfBlock} />}
            </div>
          )}
        </Virtualizer>
      </section>
      {!scroll.isPlaced && <MessagesSkeleton className={classes.waiting} />}
      <Loading place={classes.above} state={older} onRetry={loadOlder} />
      <Loading place={classes.below} state={newer} onRetry={loadNewer} />
      {scroll.isPlaced && (!scroll.isAtEnd || hasAfter) && (
        <Button
          size="sm"
          variant={scroll.newBelow > 0 || hasAfter ? 'solid' : 'outline'}
          className={classes.down}
          icon={<ArrowDown aria-hidden size={18} strokeWidth={1.75} />}
          onClick={hasAfter ? onNewest : scroll.toEnd}
        >
          {scroll.newBelow > 0
            ? formatMessage(messages.newBelow, { count: scroll.newBelow })
            : formatMessage(messages.toNewest)}
        </Button>
      )}
    </div>
  );
}

interface LoadingProps {
  place: string | undefined;
  state: Conversation['older'];
  onRetry(): void;
}

/** Over the list, so that nothing moves. */
function Loading({ place, state, onRetry }: LoadingProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={place} role="status">
      {state === 'loading' && (
        <span className={classes.loading}>
          <Spinner size={18} />
          <span className="wp-visually-hidden">{formatMessage(messages.loading)}</span>
        </span>
      )}
      {state === 'failed' && (
        <Button size="sm" variant="outline" onClick={onRetry}>
          {formatMessage(messages.loadAgain)}
        </Button>
      )}
    </div>
  );
}
