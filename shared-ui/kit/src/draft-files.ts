import { DRAFT_FILES, draftFileKey, mayKeepDraft } from '@wspolnik/shared-auth';
import type { ImageValue } from '@wspolnik/system/files';
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

/** The name of a file in the draft of a profile; the same during the life of the document. */
export function draftFile(file: File, profile: string): string {
  const key = keys.get(file) ?? draftFileKey(profile);
  keys.set(file, key);
  return key;
}

/** Stores the file once; false when the browser cannot store it. */
export async function storeDraftFile(file: File, profile: string): Promise<boolean> {
  if (saved.has(file) || !mayKeepDraft(profile)) return true;
  try {
    await set(draftFile(file, profile), file, store());
    saved.add(file);
    return true;
  } catch {
    return false;
  }
}

/** Null when it is not there any more. */
export async function readDraftFile(key: string): Promise<File | null> {
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

/** The picture of a form in its draft: a stored one by its address, a new one by the name of its file. */
export type DraftImage = { url: string } | { file: string } | null;

export const toDraftImage = (image: ImageValue, profile: string): DraftImage =>
  image instanceof File ? { file: draftFile(image, profile) } : image;

/** Names of the new files. */
export const draftFilesOf = (...images: readonly (DraftImage | undefined)[]): string[] =>
  images.flatMap((image) => (image && 'file' in image ? image.file : []));

/** The picture of a draft; `isLost` when its file is not there any more. */
export async function readDraftImage(image: DraftImage = null): Promise<{ image: ImageValue; isLost: boolean }> {
  if (!image || 'url' in image) return { image, isLost: false };
  const file = await readDraftFile(image.file);
  return { image: file, isLost: file === null };
}

export async function forgetDraftFiles(names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  try {
    await delMany([...names], store());
  } catch {
    // Files of an unavailable store need no cleanup.
  }
}
