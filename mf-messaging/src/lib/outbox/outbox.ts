import type { Message } from '@wspolnik/contract';
import { onFrame, onProfileChange, useSessionStore } from '@wspolnik/shared-auth';
import { busyWhile } from '@wspolnik/system';
import { v4 as newClientId } from 'uuid';
import { tellDelivered } from './deliveries.ts';
import { addMessage, forgetMemory, removeMessage, updateMessage } from './device-store.ts';
import { keyOf, type NewOutgoing, type OutgoingMessage, queueOf, type StoredMessage } from './outgoing.ts';
import {
  currentPerson,
  currentProfile,
  listOutgoing,
  listQueues,
  onQueuesRead,
  readAgain,
  showAtOnce,
  showChange,
} from './outgoing-list.ts';
import { schedule, tellSender, wake, wakeAll } from './sender.ts';
import { hearTabs, tellTabs } from './tabs.ts';

/** The outcome of a message that this tab sent: stored by the API, or refused for good (`null`). */
type Outcome = (sent: StoredMessage, message: Message | null) => void;

const outcomeListeners = new Set<Outcome>();
let isStarted = false;
let lastOrder = 0;

/** Called in only one tab, the one that sent the message, so that no two tabs announce it. */
export function onOutcome(listener: Outcome): () => void {
  outcomeListeners.add(listener);
  return () => outcomeListeners.delete(listener);
}

const wakeQueues = () => wakeAll(listQueues());

/** Sends what earlier visits left, and whatever is enqueued from now on. Called by every page of somebody who is signed in; once is enough. */
export function startOutbox(): void {
  if (isStarted || typeof window === 'undefined') return;
  isStarted = true;
  onQueuesRead((messages) => {
    lastOrder = Math.max(lastOrder, messages.at(-1)?.order ?? 0);
    schedule(messages);
  });
  tellSender({
    delivered(message, stored) {
      const { profile } = stored;
      tellDelivered(message, profile);
      tellTabs({ type: 'delivered', profile, message });
      for (const listener of outcomeListeners) listener(stored, message);
    },
    refused(stored) {
      for (const listener of outcomeListeners) listener(stored, null);
    },
  });
  hearTabs((notice) => {
    if (notice.type === 'delivered') tellDelivered(notice.message, notice.profile);
    else void readAgain();
  });
  onProfileChange((_, before) => {
    if (before.split('/')[0] !== currentPerson()) forgetMemory(before.split('/')[0] ?? '');
    void readAgain().then(wakeQueues);
  });
  window.addEventListener('online', wakeQueues);
  // The live line is back: so is the server.
  onFrame(({ type }) => type === 'resync' && wakeQueues());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void readAgain();
  });
  window.addEventListener('beforeunload', (event) => {
    if (listOutgoing().some(({ isKept, state }) => !isKept && state !== 'failed')) event.preventDefault();
  });
  void readAgain();
}

/** Two messages may be written within a millisecond, and a clock may be set back. */
function nextOrder(): number {
  lastOrder = Math.max(Date.now(), lastOrder + 1);
  return lastOrder;
}

/**
 * Puts a message of the profile in use at the end of its queue; it is in `useOutgoing` at once. Resolves when it is stored on
 * the device. The text is valid (1 to 1000 characters), as is the file.
 */
export async function enqueue({
  recipient,
  text,
  file,
  about,
  offer,
  announced = false,
}: NewOutgoing): Promise<OutgoingMessage> {
  startOutbox();
  const { user, company } = useSessionStore.getState();
  if (!user) throw new Error('a message needs somebody who is signed in');
  const profile = currentProfile();
  const clientId = newClientId();
  const shared = {
    clientId,
    recipient,
    text: text.trim(),
    about,
    offer,
    createdAt: new Date().toISOString(),
    state: 'waiting',
  } as const;
  showAtOnce({ ...shared, file, isKept: true, profile });
  const stored: StoredMessage = {
    ...shared,
    profile,
    person: user.id,
    companyId: company?.id ?? null,
    order: nextOrder(),
    hasImage: file !== null,
    announced,
  };
  const isStored = await busyWhile(addMessage(stored, file)).catch((error: unknown) => {
    void showChange(stored, undefined);
    throw error;
  });
  // This tab sends it, unless another one is sending to the same recipient: the others hear of it afterwards.
  if (isStored) wake(queueOf(stored));
  await showChange(stored, isStored ? stored : undefined);
  return listOutgoing().find((message) => message.clientId === clientId) ?? { ...shared, file, isKept: true };
}

const find = (clientId: string) => listOutgoing().find((message) => message.clientId === clientId);

/** Sends a failed message again, and a waiting one without further delay. */
export async function retry(clientId: string): Promise<void> {
  const message = find(clientId);
  if (!message) return;
  const changed = await updateMessage(keyOf(message), (stored) =>
    stored.state === 'failed'
      ? {
          ...stored,
          state: 'waiting',
          errorCode: undefined,
          errorDetail: undefined,
          errorField: undefined,
          pause: undefined,
        }
      : undefined,
  );
  if (changed) await showChange(message, changed);
  wakeQueues();
}

/** Gives up a message; one that has just begun to be sent goes once that has failed. */
export async function discard(clientId: string): Promise<void> {
  const message = find(clientId);
  if (!message) return;
  const sending = await updateMessage(keyOf(message), (stored) =>
    stored.state === 'sending' ? { ...stored, isGivenUp: true } : undefined,
  );
  if (!sending) await removeMessage(keyOf(message));
  await showChange(message, sending);
}
