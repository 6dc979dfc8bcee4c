import { mayKeepDraft, OUTBOX_FILES } from '@wspolnik/shared-auth';
import { keyOf, type StoredMessage } from './outgoing.ts';

interface StoredFile {
  name: string;
  type: string;
  bytes: ArrayBuffer;
}

interface Entry {
  message: StoredMessage;
  file: StoredFile | null;
}

const { database, messages: MESSAGES, images: FILES } = OUTBOX_FILES;
const BOTH = [MESSAGES, FILES];

/** Messages that the browser refused to store, only of this tab. */
const inMemory = new Map<string, Entry>();

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => {
      for (const store of BOTH) opening.result.createObjectStore(store);
    };
    opening.onsuccess = () => {
      // A browser closes the database when its data is cleared: the next call opens it again.
      opening.result.onclose = () => {
        opened = undefined;
      };
      resolve(opening.result);
    };
    opening.onerror = () => reject(opening.error);
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Resolves when the transaction is stored, not when its last request is answered. */
async function transact<T>(
  mode: IDBTransactionMode,
  work: (messages: IDBObjectStore, files: IDBObjectStore) => IDBRequest<T> | undefined,
): Promise<T | undefined> {
  const transaction = (await open()).transaction(BOTH, mode);
  return await new Promise((resolve, reject) => {
    const request = work(transaction.objectStore(MESSAGES), transaction.objectStore(FILES));
    transaction.oncomplete = () => resolve(request?.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** Undefined where the browser has no IndexedDB or forbids its use. */
async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

const ofPerson = (person: string) => IDBKeyRange.bound(`${person}/`, `${person}/\uffff`);

/** False for a message that the browser refused to store. */
export const isKept = (message: StoredMessage): boolean => !inMemory.has(keyOf(message));

/** Of every profile of the person, oldest first. */
export async function readMessages(person: string): Promise<StoredMessage[]> {
  const stored = await attempt(() =>
    transact('readonly', (messages) => messages.getAll(ofPerson(person)) as IDBRequest<StoredMessage[]>),
  );
  const here = [...inMemory.values()].map(({ message }) => message).filter((message) => message.person === person);
  return [...(stored ?? []), ...here].sort((one, other) => one.order - other.order);
}

export async function readFile(message: StoredMessage): Promise<File | null> {
  const key = keyOf(message);
  const stored =
    inMemory.get(key)?.file ??
    (await attempt(() => transact('readonly', (_, files) => files.get(key) as IDBRequest<StoredFile>)));
  return stored ? new File([stored.bytes], stored.name, { type: stored.type }) : null;
}

/** Stores the message and its file, or neither, on the device; else in memory. False when its writer has just signed out. */
export async function addMessage(message: StoredMessage, given: File | null): Promise<boolean> {
  // Bytes rather than the file: not every browser stores files, and a file changed meanwhile could not be read any more.
  const file = given && { name: given.name, type: given.type, bytes: await given.arrayBuffer() };
  const key = keyOf(message);
  if (!mayKeepDraft(message.profile)) return false;
  const isStored = await attempt(async () => {
    await transact('readwrite', (messages, files) => {
      messages.put(message, key);
      if (file) files.put(file, key);
      return undefined;
    });
    return true;
  });
  if (!isStored) inMemory.set(key, { message, file });
  return true;
}

/**
 * Changes the message in one transaction; `change` answers undefined to keep it. Answers the changed message, or
 * undefined: one that was removed meanwhile, as by signing out, does not come back.
 */
export async function updateMessage(
  key: string,
  change: (message: StoredMessage) => StoredMessage | undefined,
): Promise<StoredMessage | undefined> {
  const here = inMemory.get(key);
  if (here) {
    const next = change(here.message);
    if (next) inMemory.set(key, { ...here, message: next });
    return next;
  }
  let changed: StoredMessage | undefined;
  await attempt(() =>
    transact('readwrite', (messages) => {
      const found = messages.get(key) as IDBRequest<StoredMessage | undefined>;
      found.onsuccess = () => {
        changed = found.result && change(found.result);
        if (changed) messages.put(changed, key);
      };
      return found;
    }),
  );
  return changed;
}

export async function removeMessage(key: string): Promise<void> {
  if (inMemory.delete(key)) return;
  await attempt(() =>
    transact('readwrite', (messages, files) => {
      messages.delete(key);
      files.delete(key);
      return undefined;
    }),
  );
}

/** At a sign-out the device's messages are removed by the session; those of memory here. */
export function forgetMemory(person: string): void {
  for (const [key, { message }] of inMemory) if (message.person === person) inMemory.delete(key);
}
