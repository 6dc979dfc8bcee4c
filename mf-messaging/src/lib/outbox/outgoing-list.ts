import { profileKey, useSessionStore } from '@wspolnik/shared-auth';
import { isKept, readFile, readMessages } from './device-store.ts';
import { keyOf, type OutgoingMessage, type StoredMessage } from './outgoing.ts';
import { tellTabs } from './tabs.ts';

/** The messages on the screens of this tab: the queues of the person who is signed in. */
export interface Listed extends OutgoingMessage {
  readonly profile: string;
}

const NOTHING: readonly Listed[] = [];
let listed = NOTHING;
/** As last read from the device, with the changes of this tab since, oldest first. */
let queues: readonly StoredMessage[] = [];
const listeners = new Set<() => void>();
const readers = new Set<(messages: readonly StoredMessage[]) => void>();
const files = new Map<string, File>();
/** Written just now and perhaps not stored yet: they are shown at once. */
const adding = new Map<string, Listed>();

export const currentPerson = (): string | undefined => {
  const { isAuth, user } = useSessionStore.getState();
  return isAuth ? user?.id : undefined;
};

export const currentProfile = (): string => profileKey(useSessionStore.getState());
export const listOutgoing = (): readonly Listed[] => listed;
export const listQueues = (): readonly StoredMessage[] => queues;
export const noOutgoing = (): readonly Listed[] => NOTHING;

export function onListChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls the listener with every message of the person, whenever they are read again. */
export const onQueuesRead = (reader: (messages: readonly StoredMessage[]) => void): void => void readers.add(reader);

function show(next: readonly Listed[]): void {
  if (next.length === 0 && listed.length === 0) return;
  listed = next.length === 0 ? NOTHING : next;
  for (const listener of listeners) listener();
}

export function showAtOnce(message: Listed): void {
  if (message.file) files.set(message.clientId, message.file);
  adding.set(message.clientId, message);
  show([...listed, message]);
}

async function loadFile(message: StoredMessage): Promise<void> {
  if (!message.hasImage || files.has(message.clientId)) return;
  const file = await readFile(message);
  if (file) files.set(message.clientId, file);
}

function toListed(message: StoredMessage): Listed {
  const { clientId, recipient, text, about, offer, createdAt, state, profile, errorCode, errorDetail, errorField } =
    message;
  const error = { errorCode, errorDetail, errorField };
  const file = files.get(clientId) ?? null;
  return {
    clientId,
    recipient,
    text,
    file,
    about,
    offer,
    createdAt,
    state,
    ...error,
    isKept: isKept(message),
    profile,
  };
}

function hold(messages: readonly StoredMessage[]): void {
  queues = messages;
  const ids = new Set(messages.map(({ clientId }) => clientId));
  for (const id of files.keys()) if (!ids.has(id) && !adding.has(id)) files.delete(id);
  show([...messages.map(toListed), ...[...adding.values()].filter(({ clientId }) => !ids.has(clientId))]);
}

async function read(): Promise<void> {
  const person = currentPerson();
  if (!person) {
    queues = [];
    files.clear();
    return show(NOTHING);
  }
  const messages = await readMessages(person);
  await Promise.all(messages.map(loadFile));
  // Another person may have signed in meanwhile: their own reading follows.
  if (currentPerson() !== person) return;
  hold(messages);
  for (const reader of readers) reader(messages);
}

let reading: Promise<void> = Promise.resolve();

/** Reads the device again; readings follow one another, so that the last one counts. */
export function readAgain(): Promise<void> {
  reading = reading.then(read);
  return reading;
}

/**
 * Shows what this tab has stored, changed or (undefined) removed on the device, without reading it: after the readings that began
 * before and may not have it. Other tabs read it.
 */
export function showChange(
  { profile, clientId }: Pick<StoredMessage, 'profile' | 'clientId'>,
  changed: StoredMessage | undefined,
): Promise<void> {
  tellTabs({ type: 'changed' });
  const key = keyOf({ profile, clientId });
  reading = reading.then(() => {
    adding.delete(clientId);
    const others = queues.filter((message) => keyOf(message) !== key);
    const isListed = changed && changed.person === currentPerson();
    hold(isListed ? [...others, changed].sort((one, other) => one.order - other.order) : others);
  });
  return reading;
}
