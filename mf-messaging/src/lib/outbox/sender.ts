import type { Message } from '@wspolnik/contract';
import { ApiError } from '@wspolnik/shared-auth';
import { noteSend } from './deliveries.ts';
import { readFile, readMessages, removeMessage, updateMessage } from './device-store.ts';
import { sendMessage } from './message-send.api.ts';
import { keyOf, type Pause, queueOf, type StoredMessage } from './outgoing.ts';
import { currentPerson, showChange } from './outgoing-list.ts';
import { alone } from './tabs.ts';

/** Milliseconds before the first retry; each further one waits twice as long. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;
/** A message that the server fails on this often in a row would hold up those behind it for ever. */
const MAX_SERVER_FAILURES = 8;
/** Statuses below 500 that say "later". */
const LATER = [401, 408, 425, 429];

interface SenderEvents {
  delivered(message: Message, stored: StoredMessage): void;
  refused(stored: StoredMessage): void;
}

let events: SenderEvents = { delivered() {}, refused() {} };
const running = new Map<string, { again: boolean; force: boolean }>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();

export const tellSender = (listener: SenderEvents): void => {
  events = listener;
};

/** Sends what the queue has, when no other tab does. `force` ends a pause that nobody asked for. */
export function wake(queue: string, force = false): void {
  const run = running.get(queue);
  if (run) {
    run.again = true;
    run.force ||= force;
    return;
  }
  clearTimeout(timers.get(queue));
  timers.delete(queue);
  const mine = { again: false, force: false };
  running.set(queue, mine);
  void alone(queue, () => drain(queue, force)).finally(() => {
    running.delete(queue);
    if (mine.again) wake(queue, mine.force);
  });
}

/**
 * Wakes each queue when its first message is due, as it is stored now: a longer pause replaces the one before. Every tab does, so
 * that closing one delays nothing.
 */
export function schedule(messages: readonly StoredMessage[]): void {
  for (const [queue, head] of heads(messages)) if (!wakeLater(queue, head)) wake(queue);
}

/** Wakes the queue at the end of the pause of its first message. False without one. */
function wakeLater(queue: string, { pause }: StoredMessage): boolean {
  const wait = (pause?.until ?? 0) - Date.now();
  if (wait <= 0) return false;
  clearTimeout(timers.get(queue));
  timers.set(
    queue,
    setTimeout(() => wake(queue), wait),
  );
  return true;
}

/** The network is back, or somebody pressed retry. */
export function wakeAll(messages: readonly StoredMessage[]): void {
  for (const queue of heads(messages).keys()) wake(queue, true);
}

/** The oldest message of each queue that is still to be sent. */
function heads(messages: readonly StoredMessage[]): Map<string, StoredMessage> {
  const first = new Map<string, StoredMessage>();
  for (const message of messages) {
    const queue = queueOf(message);
    if (message.state !== 'failed' && !first.has(queue)) first.set(queue, message);
  }
  return first;
}

/** Reads the device once: what is written meanwhile wakes the queue again. */
async function drain(queue: string, force: boolean): Promise<void> {
  const person = currentPerson();
  if (!person || !queue.startsWith(person)) return;
  let isForced = force;
  for (const head of await readMessages(person)) {
    if (queueOf(head) !== queue || head.state === 'failed') continue;
    if (currentPerson() !== person) return;
    if (head.isGivenUp) {
      // The tab that was sending it is gone.
      await drop(head);
      continue;
    }
    if (!isDue(head, isForced)) {
      // The tab that was sending it is gone: this one holds the lock.
      if (head.state === 'sending') await change(head, { state: 'waiting' });
      wakeLater(queue, head);
      return;
    }
    isForced = false;
    if (!(await send(head))) return;
  }
}

function isDue({ pause }: StoredMessage, isForced: boolean): boolean {
  if (navigator.onLine === false) return false;
  if (!pause || pause.until <= Date.now()) return true;
  return isForced && pause.reason === 'network';
}

/** Undefined when it was removed meanwhile. */
async function change(message: StoredMessage, by: Partial<StoredMessage>): Promise<StoredMessage | undefined> {
  const changed = await updateMessage(keyOf(message), (stored) => ({ ...stored, ...by }));
  void showChange(message, changed);
  return changed;
}

async function drop(message: StoredMessage): Promise<void> {
  await removeMessage(keyOf(message));
  void showChange(message, undefined);
}

async function post(message: StoredMessage): Promise<Message> {
  const answer = await sendMessage(message, message.hasImage ? await readFile(message) : null);
  // A hotel's sign-in page answers everything with success.
  if (answer?.client_id !== message.clientId) throw new ApiError({ status: 0, code: 'network' });
  return answer;
}

/** Whether the next message of the queue may follow. */
async function send(head: StoredMessage): Promise<boolean> {
  const message = await change(head, { state: 'sending' });
  if (!message) return true;
  try {
    const answer = post(message);
    noteSend(message.clientId, answer);
    const delivered = await answer;
    await removeMessage(keyOf(message));
    events.delivered(delivered, message);
    void showChange(message, undefined);
    return true;
  } catch (error) {
    const next = afterFailure(error, message.pause);
    const failed = await change(message, next);
    if (failed?.isGivenUp) {
      await drop(failed);
      return true;
    }
    if (failed?.state === 'failed') events.refused(failed);
    else if (failed) wakeLater(queueOf(failed), failed);
    return next.state === 'failed';
  }
}

function afterFailure(error: unknown, before: Pause | undefined): Partial<StoredMessage> {
  const failure = error instanceof ApiError ? error : new ApiError({ status: 0, code: 'network' });
  const { status, code, retryAfter } = failure;
  const failures = (before?.failures ?? 0) + 1;
  // With 401 the session is over, or is somebody else's: it goes out when its writer has signed in.
  const isFinal =
    (status >= 400 && status < 500 && !LATER.includes(status)) || (status === 500 && failures > MAX_SERVER_FAILURES);
  if (isFinal) return { state: 'failed', errorCode: code, ...detailOf(failure), pause: undefined };
  const wait = retryAfter ? retryAfter * 1_000 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1));
  return { state: 'waiting', pause: { until: Date.now() + wait, failures, reason: retryAfter ? 'asked' : 'network' } };
}

function detailOf({ fields }: ApiError): Pick<StoredMessage, 'errorField' | 'errorDetail'> {
  const [field, errors] = Object.entries(fields ?? {})[0] ?? [];
  return { errorField: field, errorDetail: errors?.[0] };
}
