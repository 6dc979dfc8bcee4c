import type { ProfileCard } from '@wspolnik/contract';
import { Button } from '@wspolnik/system';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { DaySeparator, UnreadSeparator } from '../conversation/message-bubble.tsx';
import { type ThreadItem, timeOf } from '../conversation/message-items.ts';
import { OutgoingMessage } from '../conversation/outgoing-message.tsx';
import { StoredMessage, type StoredMessageProps } from '../conversation/stored-message.tsx';
import { orderConversationMessages as messages } from './order-conversation.messages.ts';
import classes from './order-conversation.module.css';

export interface OrderMessageListProps extends Pick<StoredMessageProps, 'onImage' | 'onReport' | 'onAnswered'> {
  items: readonly ThreadItem[];
  other: ProfileCard;
  showEarlier: (() => void) | undefined;
  /** Called when the newest message comes into view, and when it leaves it. */
  onEnd(isAtEnd: boolean): void;
}

/** At most a hundred messages, in a box that opens at its end. */
export function OrderMessageList({ items, other, showEarlier, onEnd, ...actions }: OrderMessageListProps) {
  const { formatMessage } = useIntl();
  const [now] = useState(() => new Date());
  const { box, end } = useEnd(items.at(-1)?.key, onEnd);
  return (
    <section
      ref={box}
      className={classes.list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={formatMessage(messages.list)}
    >
      {showEarlier && (
        <Button size="sm" variant="ghost" className={classes.earlier} onClick={showEarlier}>
          {formatMessage(messages.earlier)}
        </Button>
      )}
      <ol>
        {items.map((item) => (
          <li key={item.key}>
            {item.isFirstOfDay && <DaySeparator value={timeOf(item)} now={now} />}
            {'message' in item && (
              <>
                {item.isFirstUnread && <UnreadSeparator />}
                <StoredMessage
                  message={item.message}
                  other={other}
                  isFirstOfBlock={item.isFirstOfBlock || item.isFirstUnread}
                  isFound={false}
                  {...actions}
                />
              </>
            )}
            {'outgoing' in item && <OutgoingMessage outgoing={item.outgoing} isFirstOfBlock={item.isFirstOfBlock} />}
          </li>
        ))}
      </ol>
      <div ref={end} />
    </section>
  );
}

/** Keeps the newest message in view, and watches whether it is on the screen. */
function useEnd(newest: string | undefined, onEnd: (isAtEnd: boolean) => void) {
  const box = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new last message is the cause
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [newest]);
  const see = useEffectEvent(onEnd);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver((entries) => see(entries.some(({ isIntersecting }) => isIntersecting)));
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return { box, end };
}
