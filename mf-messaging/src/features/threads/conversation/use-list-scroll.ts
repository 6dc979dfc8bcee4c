import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { ThreadItem } from './message-items.ts';
import type { MessageWindow } from './message-window.ts';
import type { Conversation } from './use-conversation.ts';

/** Px from an end of the list from which on the next page is fetched. */
const NEAR = 800;
/** Px from the end within which one still reads the end. */
const AT_END = 32;
/** Frames without a movement after which the first view stands; and how long to wait for them at most. */
const STILL = 2;
const MOST_FRAMES = 60;

export interface ListScrollProps extends Pick<Conversation, 'older' | 'newer' | 'loadOlder' | 'loadNewer'> {
  window: MessageWindow;
  items: readonly ThreadItem[];
  /** Position of the message that the search led to. */
  at: number | undefined;
  /** Id of the note that it led to. */
  note: string | undefined;
  /** Called when the end of the thread comes into view, and when it leaves it. */
  onEnd(isAtEnd: boolean): void;
}

interface ListScroll {
  box: RefObject<HTMLElement | null>;
  list: RefObject<VirtualizerHandle | null>;
  isAtEnd: boolean;
  /** The rows are measured, and the first view stands. */
  isPlaced: boolean;
  /** Messages of the other side that came while one read further up. */
  newBelow: number;
  toEnd(): void;
  onScroll(): void;
  onResize(): void;
}

const lastReceived = (items: readonly ThreadItem[]): number => {
  const item = items.findLast((one) => 'message' in one && !one.message.mine);
  return item && 'message' in item ? item.message.position : 0;
};

/** Opens the list at its end or at `at`, keeps it at the end while one is there, and asks for more near its ends. */
export function useListScroll(props: ListScrollProps): ListScroll {
  const { window, items, at, note, older, newer, loadOlder, loadNewer, onEnd } = props;
  const box = useRef<HTMLElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const [isAtEnd, setAtEnd] = useState(at === undefined);
  // Of the moment, where the state is of the last render.
  const sticks = useRef(at === undefined);
  const [seen, setSeen] = useState(() => lastReceived(items));

  const toEnd = () => list.current?.scrollToIndex(items.length - 1, { align: 'end' });

  const look = () => {
    const handle = list.current;
    if (!handle) return;
    const { scrollOffset, scrollSize, viewportSize } = handle;
    const toGo = scrollSize - scrollOffset - viewportSize;
    if (window.hasBefore && older === 'idle' && scrollOffset < NEAR) loadOlder();
    if (window.hasAfter && newer === 'idle' && toGo < NEAR) loadNewer();
    const next = toGo <= AT_END && !window.hasAfter;
    sticks.current = next;
    if (next !== isAtEnd) setAtEnd(next);
  };

  const open = useEffectEvent(() => {
    const isFound = (item: ThreadItem) =>
      note ? 'note' in item && item.note.id === note : 'message' in item && item.message.position === at;
    const found = items.findIndex(isFound);
    if (found >= 0) list.current?.scrollToIndex(found, { align: 'center' });
    else toEnd();
  });
  useLayoutEffect(() => open(), []);
  const isPlaced = usePlaced(list);

  const last = items.at(-1);
  const lastKey = last?.key;
  const isWritten = last !== undefined && ('outgoing' in last || ('note' in last && last.note.mine));
  const wasLast = useRef(lastKey);
  const grow = useEffectEvent(() => {
    const isNew = wasLast.current !== lastKey;
    wasLast.current = lastKey;
    // What the person has just written is shown wherever they were reading.
    if (isNew && (sticks.current || isWritten)) toEnd();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new last item is the cause
  useLayoutEffect(() => grow(), [lastKey]);

  const received = lastReceived(items);
  useEffect(() => {
    if (isAtEnd) setSeen(received);
  }, [isAtEnd, received]);
  const tellEnd = useEffectEvent(onEnd);
  useEffect(() => tellEnd(isAtEnd), [isAtEnd]);

  const newBelow = items.filter((item) => 'message' in item && !item.message.mine && item.message.position > seen);
  return {
    box,
    list,
    isAtEnd,
    isPlaced,
    newBelow: isAtEnd ? 0 : newBelow.length,
    toEnd,
    onScroll: look,
    onResize: () => (sticks.current ? toEnd() : look()),
  };
}

/** Rows are measured over several frames, and each measurement moves those below. */
function usePlaced(list: RefObject<VirtualizerHandle | null>): boolean {
  const [isPlaced, setPlaced] = useState(false);
  useEffect(() => {
    let place = '';
    let still = 0;
    let frames = 0;
    let request = requestAnimationFrame(function look() {
      const handle = list.current;
      const now = handle ? `${handle.scrollOffset} ${handle.scrollSize}` : '';
      still = now !== '' && now === place ? still + 1 : 0;
      place = now;
      frames += 1;
      if (still >= STILL || frames >= MOST_FRAMES) setPlaced(true);
      else request = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(request);
  }, [list]);
  return isPlaced;
}
