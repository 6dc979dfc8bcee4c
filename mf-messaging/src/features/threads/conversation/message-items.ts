import type { Message, MessageOrder } from '@wspolnik/contract';
import { formatDate, MINUTE_MS } from '@wspolnik/system';
import type { OutgoingMessage } from '../../../lib/outbox/outgoing.ts';

/** Messages of one writer within this many milliseconds stand as one block. */
const BLOCK = 5 * MINUTE_MS;

interface Place {
  key: string;
  /** The first of a calendar day in Poland: its separator is above. */
  isFirstOfDay: boolean;
  isFirstOfBlock: boolean;
  /** The order that the messages from here on are about, named above the first of them. */
  order: MessageOrder | null;
}
export interface StoredItem extends Place {
  message: Message;
  isFirstUnread: boolean;
}
export interface OutgoingItem extends Place {
  outgoing: OutgoingMessage;
}
export type ThreadItem = StoredItem | OutgoingItem;

/** Poland is whole hours ahead of UTC, so all moments of an hour are on one day: ten thousand dates take few formats. */
const days = new Map<string, string>();
function dayOf(time: string): string {
  const hour = time.slice(0, 13);
  const day = days.get(hour) ?? formatDate(time, 'pl');
  days.set(hour, day);
  return day;
}

interface Written {
  key: string;
  time: string;
  writer: string;
  order: MessageOrder | null;
}

const storedAs = ({ id, client_id, mine, author, created_at, order }: Message): Written => ({
  // Of an own message the same as while it was on its way, so that it stays the same on the screen.
  key: client_id ?? id,
  time: created_at,
  writer: mine ? (author?.id ?? 'me') : 'other',
  order,
});

function placeAfter(before: Written | undefined, { key, time, writer, order }: Written): Place {
  const isSameOrder = before?.order?.id === order?.id;
  const isFirstOfDay = !before || dayOf(before.time) !== dayOf(time);
  const isFirstOfBlock =
    isFirstOfDay || !isSameOrder || before.writer !== writer || Date.parse(time) - Date.parse(before.time) > BLOCK;
  return { key, isFirstOfDay, isFirstOfBlock, order: isSameOrder ? null : order };
}

/** The items of a thread from top to bottom: its messages, then those that are on their way. */
export function threadItems(
  messages: readonly Message[],
  outgoing: readonly OutgoingMessage[],
  { firstUnread, writer }: { firstUnread: number | null; writer: string },
): ThreadItem[] {
  let before: Written | undefined;
  const stored = messages.map((message): StoredItem => {
    const written = storedAs(message);
    const place = placeAfter(before, written);
    before = written;
    return { ...place, message, isFirstUnread: message.position === firstUnread };
  });
  const delivered = new Set(messages.slice(-100).map(({ client_id }) => client_id));
  const onTheWay = outgoing
    .filter(({ clientId }) => !delivered.has(clientId))
    .map((message): OutgoingItem => {
      const written = { key: message.clientId, time: message.createdAt, writer, order: message.about ?? null };
      const place = placeAfter(before, written);
      before = written;
      return { ...place, outgoing: message };
    });
  return [...stored, ...onTheWay];
}
