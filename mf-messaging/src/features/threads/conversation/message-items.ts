import type { Message, MessageOrder, ThreadNote } from '@wspolnik/contract';
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
export interface NoteItem extends Place {
  note: ThreadNote;
}
export type ThreadItem = StoredItem | OutgoingItem | NoteItem;

export function timeOf(item: ThreadItem): string {
  if ('note' in item) return item.note.created_at;
  return 'message' in item ? item.message.created_at : item.outgoing.createdAt;
}

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

interface Surroundings {
  firstUnread: number | null;
  writer: string;
  /** In order. */
  notes?: readonly ThreadNote[];
}

/** The items of a thread from top to bottom: its messages, each with the notes that follow it, then those that are on their way. */
export function threadItems(
  messages: readonly Message[],
  outgoing: readonly OutgoingMessage[],
  { firstUnread, writer, notes = [] }: Surroundings,
): ThreadItem[] {
  let before: Written | undefined;
  const place = (written: Written): Place => {
    const found = placeAfter(before, written);
    before = written;
    return found;
  };
  const placeNote = (note: ThreadNote): NoteItem => {
    const { id: key, created_at: time, author } = note;
    return { ...place({ key, time, writer: `note ${author.id}`, order: before?.order ?? null }), note };
  };
  let next = 0;
  const stored = messages.flatMap((message, index): ThreadItem[] => {
    const items: ThreadItem[] = [
      { ...place(storedAs(message)), message, isFirstUnread: message.position === firstUnread },
    ];
    const end = messages[index + 1]?.position ?? Number.POSITIVE_INFINITY;
    for (let note = notes[next]; note && note.position < end; note = notes[++next]) items.push(placeNote(note));
    return items;
  });
  const delivered = new Set(messages.slice(-100).map(({ client_id }) => client_id));
  const onTheWay = outgoing
    .filter(({ clientId }) => !delivered.has(clientId))
    .map((message): OutgoingItem => {
      const { clientId: key, createdAt: time, about } = message;
      return { ...place({ key, time, writer, order: about ?? null }), outgoing: message };
    });
  return [...stored, ...onTheWay];
}
