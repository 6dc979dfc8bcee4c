import { OUTBOX_FILES } from './drafts.ts';

/** How many messages of the person, as any profile, wait on this device. 0 where nothing can be stored. */
export async function countUnsentMessages(person: string): Promise<number> {
  try {
    return await count(person);
  } catch {
    return 0;
  }
}

function count(person: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(OUTBOX_FILES.database);
    // No message was ever written here: no database is left behind either.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = database.transaction(OUTBOX_FILES.messages);
      const own = IDBKeyRange.bound(`${person}/`, `${person}/\uffff`);
      const counting = reading.objectStore(OUTBOX_FILES.messages).count(own);
      reading.oncomplete = () => {
        database.close();
        resolve(counting.result);
      };
      reading.onabort = () => reject(reading.error);
    };
  });
}
