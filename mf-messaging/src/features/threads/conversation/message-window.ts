import type { Message, MessageThread, ThreadMessages, ThreadNote } from '@wspolnik/contract';

/** The part of a thread that is loaded: without a gap, oldest first. */
export interface MessageWindow {
  thread: MessageThread;
  messages: readonly Message[];
  /** Of the company in use, in order; also some after messages that are not loaded. */
  notes: readonly ThreadNote[];
  hasBefore: boolean;
  /** Newer messages exist below the loaded ones. */
  hasAfter: boolean;
  /** Whether the last change added messages above the others: the list then keeps its place from the end. */
  isPrepended: boolean;
  /** The first message that was unread when the thread was opened. */
  firstUnread: number | null;
}

export type WindowChange =
  | { type: 'older' | 'newer' | 'newest'; page: ThreadMessages }
  /** Messages that may be loaded, as they are now. */
  | { type: 'renewed'; page: ThreadMessages }
  | { type: 'delivered'; message: Message }
  | { type: 'noted'; note: ThreadNote }
  | { type: 'unnoted'; id: string }
  /** The other side has read up to this position. */
  | { type: 'readByOther'; position: number }
  /** The profile in use has. */
  | { type: 'readByMe'; position: number }
  | { type: 'missing' | 'settled' };

const lastOf = (messages: readonly Message[]): number => messages.at(-1)?.position ?? 0;

export function openWindow(page: ThreadMessages | undefined): MessageWindow | null {
  if (!page) return null;
  const { thread, results: messages, has_before: hasBefore, has_after: hasAfter } = page;
  const firstUnread = messages.find(({ mine, read }) => !mine && !read)?.position ?? null;
  return { thread, messages, notes: [], hasBefore, hasAfter, isPrepended: false, firstUnread };
}

const isSameMessage = (one: Message, other: Message): boolean =>
  (one.read === other.read || other.read) &&
  one.image?.url === other.image?.url &&
  one.document?.state === other.document?.state &&
  one.document?.url === other.document?.url &&
  (one.quote === other.quote || JSON.stringify(one.quote) === JSON.stringify(other.quote));

/** The same object for the same message, so that it is not drawn anew. Addresses of images differ with every answer. */
function renewed(messages: readonly Message[], answer: readonly Message[]): readonly Message[] {
  const newer = new Map(answer.map((message) => [message.position, message]));
  let isSame = true;
  const next = messages.map((message) => {
    const again = newer.get(message.position);
    if (!again || isSameMessage(again, message)) return message;
    isSame = false;
    // An answer that was under way while the other side read knows nothing of it: read never goes back.
    return again.read || !message.read ? again : { ...again, read: true };
  });
  return isSame ? messages : next;
}

function appended(window: MessageWindow, page: ThreadMessages): MessageWindow {
  const last = lastOf(window.messages);
  const messages = renewed(window.messages, page.results);
  const added = page.results.filter(({ position }) => position > last);
  const first = added[0];
  // Too far below what is loaded: it is fetched when one scrolls there.
  if (first && first.position > last + 1) return { ...window, thread: page.thread, messages, hasAfter: true };
  const hasAfter = added.length > 0 || lastOf(page.results) >= last ? page.has_after : window.hasAfter;
  if (added.length === 0 && messages === window.messages && hasAfter === window.hasAfter) {
    return { ...window, thread: page.thread };
  }
  return {
    ...window,
    thread: page.thread,
    messages: added.length > 0 ? [...messages, ...added] : messages,
    hasAfter,
    isPrepended: false,
  };
}

const marked = (window: MessageWindow, mine: boolean, position: number): MessageWindow => {
  const isRead = (message: Message) => message.mine !== mine || message.read || message.position > position;
  if (window.messages.every(isRead)) return window;
  const messages = window.messages.map((message) => (isRead(message) ? message : { ...message, read: true }));
  return { ...window, messages, isPrepended: false };
};

const byPlace = (one: ThreadNote, other: ThreadNote): number =>
  one.position - other.position || Date.parse(one.created_at) - Date.parse(other.created_at);

/** The page's notes are all that follow its messages. One that was kept by an earlier release has none. */
function withNotes(window: MessageWindow, { results, notes = [] }: Partial<ThreadMessages>): MessageWindow {
  const [first, last] = [results?.[0]?.position ?? 0, results?.at(-1)?.position ?? 0];
  const others = window.notes.filter(({ position }) => position < first || position > last);
  const next = [...others, ...notes].sort(byPlace);
  const isSame = next.length === window.notes.length && next.every(({ id }, at) => id === window.notes[at]?.id);
  return isSame ? window : { ...window, notes: next };
}

/** Those after messages that are loaded. */
export const shownNotes = ({
  notes,
  messages,
  hasAfter,
}: Pick<MessageWindow, 'notes' | 'messages' | 'hasAfter'>): readonly ThreadNote[] => {
  const [first, last] = [messages[0]?.position ?? 0, hasAfter ? lastOf(messages) : Number.POSITIVE_INFINITY];
  return notes.filter(({ position }) => position >= first && position <= last);
};

export function changeWindow(window: MessageWindow | null, change: WindowChange): MessageWindow | null {
  const next = changed(window, change);
  return next && 'page' in change ? withNotes(next, change.page) : next;
}

/** With the page's messages; not yet with its notes. */
function changed(window: MessageWindow | null, change: WindowChange): MessageWindow | null {
  if (!window) return 'page' in change ? openWindow(change.page) : window;
  const { messages } = window;
  switch (change.type) {
    case 'older': {
      const first = messages[0]?.position ?? Number.POSITIVE_INFINITY;
      const added = change.page.results.filter(({ position }) => position < first);
      const hasBefore = change.page.has_before;
      return { ...window, messages: [...added, ...messages], hasBefore, isPrepended: added.length > 0 };
    }
    case 'newer':
    case 'newest':
      return appended(window, change.page);
    case 'renewed': {
      const again = renewed(messages, change.page.results);
      return { ...window, thread: change.page.thread, messages: again, isPrepended: false };
    }
    case 'delivered': {
      const { message } = change;
      const last = lastOf(messages);
      if (window.hasAfter || message.position > last + 1) return { ...window, hasAfter: true };
      return message.position <= last ? window : { ...window, messages: [...messages, message], isPrepended: false };
    }
    case 'noted': {
      const others = window.notes.filter(({ id }) => id !== change.note.id);
      return { ...window, notes: [...others, change.note].sort(byPlace), isPrepended: false };
    }
    case 'unnoted':
      return { ...window, notes: window.notes.filter(({ id }) => id !== change.id), isPrepended: false };
    case 'readByOther':
      return marked(window, true, change.position);
    case 'readByMe':
      return marked(window, false, change.position);
    case 'missing':
      return { ...window, hasAfter: true };
    case 'settled':
      return { ...window, isPrepended: false };
  }
}
