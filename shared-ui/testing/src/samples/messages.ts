import type {
  Message,
  MessageBlock,
  MessageOffer,
  MessageOrder,
  MessageThread,
  OrderMessages,
  ThreadHit,
  ThreadMatch,
  ThreadMessages,
  ThreadNote,
  UnreadInbox,
  UnreadMessages,
} from '@wspolnik/contract';
import { profileCard } from './people.ts';
import { idOf } from './wire.ts';

/** A message of the other side. */
export function message(overrides: Partial<Message> = {}): Message {
  return {
    id: idOf(1),
    thread_id: idOf(51),
    position: 1,
    client_id: null,
    sender: profileCard(),
    author: null,
    mine: false,
    read: false,
    text: 'Dzień dobry, kiedy możemy przyjechać na pomiar?',
    quote: null,
    order: null,
    offer: null,
    image: null,
    document: null,
    hidden: false,
    decision_id: null,
    created_at: '2026-01-04T10:00:00.000Z',
    ...overrides,
  };
}

/** With `seller`, whose last message is unread. */
export function messageThread(overrides: Partial<MessageThread> = {}): MessageThread {
  const { id, position, text, mine, created_at } = message();
  return {
    id: idOf(51),
    other: profileCard(),
    blocked_by_me: false,
    can_write: true,
    unread_count: 1,
    assignee: null,
    last_message: {
      id,
      position,
      excerpt: text,
      has_image: false,
      has_document: false,
      quote: null,
      hidden: false,
      mine,
      created_at,
    },
    ...overrides,
  };
}

/** The match of a search in the thread. */
export function threadMatch(overrides: Partial<ThreadMatch> = {}): ThreadMatch {
  const { id, position, text, mine, created_at } = message();
  return { id, position, excerpt: text, mine, created_at, ...overrides };
}

/** Of the person, after the first message. */
export function threadNote(overrides: Partial<ThreadNote> = {}): ThreadNote {
  return {
    id: idOf(71),
    thread_id: idOf(51),
    position: 1,
    author: profileCard({ id: idOf(7), type: 'user', name: 'Piotr Nowak' }),
    mine: true,
    text: 'Stały klient, dajemy mu 5% rabatu.',
    created_at: '2026-01-04T10:05:00.000Z',
    ...overrides,
  };
}

/** A message of the other side. */
export function threadHit(overrides: Partial<ThreadHit> = {}): ThreadHit {
  const { id, position, text, created_at } = message();
  return {
    kind: 'message',
    id,
    position,
    excerpt: text,
    document: null,
    mine: false,
    author: null,
    created_at,
    ...overrides,
  };
}

/** A thread whose messages are all there. */
export function threadMessages(overrides: Partial<ThreadMessages> = {}): ThreadMessages {
  return {
    thread: messageThread(),
    results: [message()],
    notes: [],
    has_before: false,
    has_after: false,
    ...overrides,
  };
}

export function messageOffer(overrides: Partial<MessageOffer> = {}): MessageOffer {
  return { id: idOf(1), title: 'Meble biurowe na wymiar', ...overrides };
}

export function messageOrder(overrides: Partial<MessageOrder> = {}): MessageOrder {
  return { id: idOf(9), number: 'W-000009', side: 'buyer', ...overrides };
}

/** Of a buyer: one message of the seller, which is unread. */
export function orderMessages(overrides: Partial<OrderMessages> = {}): OrderMessages {
  const order = messageOrder();
  const results = [message({ order })];
  return {
    order,
    thread_id: idOf(51),
    other: profileCard(),
    blocked_by_me: false,
    can_write: true,
    results,
    has_before: false,
    read_to: message().id,
    unread_behind: false,
    ...overrides,
  };
}

/** The person's own. */
export function unreadInbox(overrides: Partial<UnreadInbox> = {}): UnreadInbox {
  return { company_id: null, unread_count: 1, unread_threads: 1, unread_mine: 0, unread_unassigned: 0, ...overrides };
}

export function unreadMessages(overrides: Partial<UnreadMessages> = {}): UnreadMessages {
  return { unread_count: 1, unread_threads: 1, inboxes: [unreadInbox()], ...overrides };
}

export function messageBlock(overrides: Partial<MessageBlock> = {}): MessageBlock {
  return { profile: profileCard(), created_at: '2026-01-04T10:00:00.000Z', ...overrides };
}
