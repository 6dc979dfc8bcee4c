import { DRAFT_FILES, draftFileKey, mayKeepDraft } from '@wspolnik/shared-auth';
import { createStore, delMany, get, set } from 'idb-keyval';

/** Local storage holds only a small amount of text, so a draft's files are stored in IndexedDB. */
const openStore = () => createStore(DRAFT_FILES.database, DRAFT_FILES.store);
let opened: ReturnType<typeof openStore> | undefined;

/** Throws when the browser has no IndexedDB or forbids its use. */
function store() {
  opened ??= openStore();
  return opened;
}

const keys = new WeakMap<File, string>();
const saved = new WeakSet<File>();

/** The same file has the same key during the life of the document. */
export function pictureKey(file: File, profile: string): string {
  const key = keys.get(file) ?? draftFileKey(profile);
  keys.set(file, key);
  return key;
}

/** Stores the file once; `saved` is false when the browser cannot store it. */
export async function storePicture(file: File, profile: string): Promise<{ saved: boolean }> {
  if (saved.has(file) || !mayKeepDraft(profile)) return { saved: true };
  try {
    await set(pictureKey(file, profile), file, store());
    saved.add(file);
    return { saved: true };
  } catch {
    return { saved: false };
  }
}

export async function readPicture(key: string): Promise<File | null> {
  try {
    const file = await get<File>(key, store());
    if (!(file instanceof File)) return null;
    keys.set(file, key);
    saved.add(file);
    return file;
  } catch {
    return null;
  }
}

export async function forgetPictures(names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  try {
    await delMany([...names], store());
  } catch {
    // Files of an unavailable store need no cleanup.
  }
}
