import { DAY_MS } from './durations.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

// What was typed and not sent yet, on this device. Forms keep it under names that begin with whose it is, so that it can be
// listed and removed at a sign-out without the remote that wrote it, which may not be loaded in this visit.

/** Of names in local and session storage; the profile (`profileKey`) and the form's own name follow. */
const PREFIX = 'wspolnik.draft.';
/** Files of drafts, under keys that begin with the profile. */
export const DRAFT_FILES = { database: 'wspolnik-drafts', store: 'pictures' } as const;
/** Messages that are not delivered yet, and their images, under keys that begin with the profile. */
export const OUTBOX_FILES = { database: 'wspolnik-outbox', messages: 'messages', images: 'images' } as const;
/** Name of the last searches: they are stored as a draft is, but are none, and go with every sign-out. */
export const SEARCHES = 'searches';
/**
 * Holds the id of the person whose drafts were removed at the last sign-out. Their open forms, in any tab, are still about to
 * save what they hold; a sign-out that keeps drafts and a session that merely ended leave no such mark, and their forms may.
 */
const SIGNED_OUT = 'wspolnik.signed-out';
/** When the sessions of the people ended whose drafts are still here: milliseconds since 1970 by the person's id. */
const KEPT = 'wspolnik.kept-drafts';
/** Days after which the drafts of somebody who has not come back are removed: a shared device must not fill up. */
const KEPT_DAYS = 90;
const PLACES = ['localStorage', 'sessionStorage'] as const;

/** Something of a person that waits on this device. */
export interface StoredWork {
  /** The first word of the form's name, as `offer` or `comment`. */
  kind: string;
  /** The title in the form; empty when it has no title. */
  title: string;
}

const personOf = (profile: string): string => profile.split('/')[0] ?? profile;

/** Name of a draft in a storage of the browser. */
export const draftKey = (profile: string, name: string): string => `${PREFIX}${profile}.${name}`;

/** Key of a new file in `DRAFT_FILES`. */
export const draftFileKey = (profile: string): string => `${profile}/${newIdempotencyKey()}`;

/** Whether a form may still write a draft of this profile: not once the person has signed out. */
export const mayKeepDraft = (profile: string): boolean =>
  attempt(() => localStorage.getItem(SIGNED_OUT)) !== personOf(profile);

/** At a sign-in: the person's forms may keep drafts again, and what they kept does not expire meanwhile. */
export function allowDrafts(person: string): void {
  attempt(() => localStorage.getItem(SIGNED_OUT) === person && localStorage.removeItem(SIGNED_OUT));
  attempt(() => changeKept(({ [person]: _, ...others }) => others));
}

/** Drafts of the person, as any profile, on this device and in this tab; forms left empty do not count. */
export function listDrafts(person: string): StoredWork[] {
  const drafts = new Map<string, StoredWork>();
  for (const place of PLACES) {
    attempt(() => {
      for (const key of keysOf(window[place], person)) {
        const work = workOf(nameOf(key, person), window[place].getItem(key));
        if (work) drafts.set(key, work);
      }
    });
  }
  return [...drafts.values()];
}

/** When a session ends and its drafts stay: this tab's are stored with those of the device, and their time begins. */
export function keepDrafts(person: string): void {
  if (!mayKeepDraft(person)) return;
  attempt(() => {
    for (const key of keysOf(sessionStorage, person)) {
      localStorage.setItem(key, sessionStorage.getItem(key) ?? '');
      sessionStorage.removeItem(key);
    }
  });
  attempt(() => changeKept((kept) => ({ ...kept, [person]: Date.now() })));
}

/** At a sign-out that removes: the drafts of the person and of every company they acted as. */
export function forgetDrafts(person: string): void {
  attempt(() => localStorage.setItem(SIGNED_OUT, person));
  removeDrafts(person);
}

/** At every sign-out. */
export function forgetSearches(person: string): void {
  attempt(() => localStorage.removeItem(draftKey(person, SEARCHES)));
}

/** When another tab has ended the session of the person: what only this tab holds shares the fate of the rest. */
export function followSignOut(person: string): void {
  if (mayKeepDraft(person)) keepDrafts(person);
  else attempt(() => removeFrom(sessionStorage, person));
}

/** At every visit, whoever comes: removes what nobody has come back for. */
export function expireDrafts(): void {
  attempt(() =>
    changeKept((kept) => {
      const isOld = ([, since]: [string, number]) => Date.now() - since > KEPT_DAYS * DAY_MS;
      const entries = Object.entries(kept);
      for (const [person] of entries.filter(isOld)) removeDrafts(person);
      return Object.fromEntries(entries.filter((entry) => !isOld(entry)));
    }),
  );
}

function changeKept(change: (kept: Record<string, number>) => Record<string, number>): void {
  const before = localStorage.getItem(KEPT) ?? '{}';
  const kept = JSON.stringify(change(JSON.parse(before) as Record<string, number>));
  if (kept !== before) localStorage.setItem(KEPT, kept);
}

function removeDrafts(person: string): void {
  for (const place of PLACES) attempt(() => removeFrom(window[place], person));
  attempt(() => removeFiles(person, DRAFT_FILES.database, [DRAFT_FILES.store]));
  attempt(() => removeFiles(person, OUTBOX_FILES.database, [OUTBOX_FILES.messages, OUTBOX_FILES.images]));
}

const keysOf = (storage: Storage, person: string): string[] =>
  Object.keys(storage).filter((key) => key.startsWith(`${PREFIX}${person}.`) || key.startsWith(`${PREFIX}${person}/`));

/** The form's own name: what follows the person and, after a slash, the company. */
const nameOf = (key: string, person: string): string => {
  const rest = key.slice(PREFIX.length + person.length);
  return rest.slice(rest.indexOf('.') + 1);
};

function workOf(name: string, text: string | null): StoredWork | null {
  if (name === SEARCHES) return null;
  const stored: unknown = attempt(() => JSON.parse(text ?? 'null'));
  if (typeof stored !== 'object' || stored === null) return null;
  const { title, saved_at } = stored as Record<string, unknown>;
  // A long form stores itself only while it differs from an untouched one; a short one always, so its texts decide.
  const isTyped =
    saved_at !== undefined || Object.values(stored).some((value) => typeof value === 'string' && value.trim() !== '');
  const [kind = ''] = name.split(/[. ]/);
  return isTyped ? { kind, title: saved_at !== undefined && typeof title === 'string' ? title.trim() : '' } : null;
}

function removeFrom(storage: Storage, person: string): void {
  for (const key of keysOf(storage, person)) storage.removeItem(key);
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
