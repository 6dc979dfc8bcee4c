import { profileKey, useSessionStore } from '@wspolnik/shared-auth';
import { readImage, readMessages } from './device-store.ts';
import { keyOf, type OutgoingMessage, type StoredMessage } from './outgoing.ts';

/** The messages on the screens of this tab: the queues of the person who is signed in, as last read from the device. */
export interface Listed extends OutgoingMessage {
  readonly profile: string;
}

const NOTHING: readonly Listed[] = [];
let listed = NOTHING;
const listeners = new Set<() => void>();
const readers = new Set<(messages: readonly StoredMessage[]) => void>();
const images = new Map<string, File>();
/** Written just now and perhaps not stored yet: they are shown at once. */
const adding = new Map<string, Listed>();

export const currentPerson = (): string | undefined => {
  const { isAuth, user } = useSessionStore.getState();
  return isAuth ? user?.id : undefined;
};

export const currentProfile = (): string => profileKey(useSessionStore.getState());
export const listOutgoing = (): readonly Listed[] => listed;
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
  if (message.image) images.set(message.clientId, message.image);
  adding.set(message.clientId, message);
  show([...listed, message]);
}

/** The message is stored, or was not accepted: the copy on the device counts from now on. */
export const endAdding = (clientId: string): void => void adding.delete(clientId);

async function imageOf(message: StoredMessage): Promise<File | null> {
  if (!message.hasImage) return null;
  const image = images.get(message.clientId) ?? (await readImage(message));
  if (image) images.set(message.clientId, image);
  return image;
}

async function read(): Promise<void> {
  const person = currentPerson();
  if (!person) {
    images.clear();
    return show(NOTHING);
  }
  const { messages, kept } = await readMessages(person);
  const read = await Promise.all(
    messages.map(async (message): Promise<Listed> => {
      const { clientId, recipient, text, createdAt, state, profile } = message;
      const { errorCode, errorDetail, errorField } = message;
      const image = await imageOf(message);
      const isKept = kept.has(keyOf(message));
      return {
        clientId,
        recipient,
        text,
        image,
        createdAt,
        state,
        errorCode,
        errorDetail,
        errorField,
        isKept,
        profile,
      };
    }),
  );
  // Another person may have signed in meanwhile: their own reading follows.
  if (currentPerson() !== person) return;
  const ids = new Set(read.map(({ clientId }) => clientId));
  for (const id of images.keys()) if (!ids.has(id) && !adding.has(id)) images.delete(id);
  show([...read, ...[...adding.values()].filter(({ clientId }) => !ids.has(clientId))]);
  for (const reader of readers) reader(messages);
}

let reading: Promise<void> = Promise.resolve();

/** Reads the device again; readings follow one another, so that the last one counts. */
export function readAgain(): Promise<void> {
  reading = reading.then(read);
  return reading;
}
