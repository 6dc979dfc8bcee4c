import { newIdempotencyKey } from './idempotency-key.ts';

// What was typed and not sent yet, on this device. Forms keep it under names that begin with whose it is, so that it can be
// removed at a sign-out without the remote that wrote it, which may not be loaded in this visit.

/** Of names in local and session storage; the profile (`profileKey`) and the form's own name follow. */
const PREFIX = 'wspolnik.draft.';
/** Files of drafts, under keys that begin with the profile. */
export const DRAFT_FILES = { database: 'wspolnik-drafts', store: 'pictures' } as const;
/** Messages that are not delivered yet, and their images, under keys that begin with the profile. */
export const OUTBOX_FILES = { database: 'wspolnik-outbox', messages: 'messages', images: 'images' } as const;
/**
 * Holds the id of the person who signed out last. Their open forms, in any tab, are still about to save what they hold; a
 * session that merely ended leaves no such mark, and its forms may.
 */
const SIGNED_OUT = 'wspolnik.signed-out';

const personOf = (profile: string): string => profile.split('/')[0] ?? profile;

/** Name of a draft in a storage of the browser. */
export const draftKey = (profile: string, name: string): string => `${PREFIX}${profile}.${name}`;

/** Key of a new file in `DRAFT_FILES`. */
export const draftFileKey = (profile: string): string => `${profile}/${newIdempotencyKey()}`;

/** Whether a form may still write a draft of this profile: not once the person has signed out. */
export const mayKeepDraft = (profile: string): boolean =>
  attempt(() => localStorage.getItem(SIGNED_OUT)) !== personOf(profile);

/** At a sign-in: the person's forms may keep drafts again. */
export function allowDrafts(person: string): void {
  attempt(() => localStorage.getItem(SIGNED_OUT) === person && localStorage.removeItem(SIGNED_OUT));
}

/** At a sign-out: removes the drafts of the person and of every company they acted as. */
export function forgetDrafts(person: string): void {
  attempt(() => localStorage.setItem(SIGNED_OUT, person));
  for (const kind of ['localStorage', 'sessionStorage'] as const) attempt(() => removeFrom(window[kind], person));
  attempt(() => removeFiles(person, DRAFT_FILES.database, [DRAFT_FILES.store]));
  attempt(() => removeFiles(person, OUTBOX_FILES.database, [OUTBOX_FILES.messages, OUTBOX_FILES.images]));
}

function removeFrom(storage: Storage, person: string): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(`${PREFIX}${person}.`) || key.startsWith(`${PREFIX}${person}/`)) storage.removeItem(key);
  }
}

function removeFiles(person: string, name: string, stores: string[]): void {
  const opening = indexedDB.open(name);
  // Nothing was ever kept here: no database is left behind either.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  opening.onsuccess = () => {
    const database = opening.result;
    const change = database.transaction(stores, 'readwrite');
    for (const store of stores) change.objectStore(store).delete(IDBKeyRange.bound(`${person}/`, `${person}/\uffff`));
    change.oncomplete = () => database.close();
  };
}

/** A browser may forbid its storages, or have none. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
