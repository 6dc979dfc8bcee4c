/** Types that may be stored, by the key's ending, and how they are served. */
export const CONTENT_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
  odt: 'application/vnd.oasis.opendocument.text',
} as const;
export type FileEnding = keyof typeof CONTENT_TYPES;

/** Flat names: no name from a URL can leave the directory. */
export const FILE_KEY_PATTERN = `^[a-z0-9][a-z0-9-]{0,120}\\.(${Object.keys(CONTENT_TYPES).join('|')})$`;
const FILE_KEY = new RegExp(FILE_KEY_PATTERN);

/** Keys with this prefix are served only under a signed address. */
const PRIVATE_PREFIX = 'private-';

const PUBLIC_PREFIX = 'file-';

/** Private, and encrypted where it is stored. */
const SEALED_PREFIX = 'sealed-';

/** A sealed file is bound to its key, so that its content does not open as another file's. */
export const aboutFile = (key: string): string => `file ${key}`;

export const isSealedKey = (key: string): boolean => key.startsWith(SEALED_PREFIX);

export const isPrivateKey = (key: string): boolean => key.startsWith(PRIVATE_PREFIX) || isSealedKey(key);

/** An upload, used in a single place; pictures of the demo data are shared. */
export function isUploadKey(key: string): boolean {
  return FILE_KEY.test(key) && (key.startsWith(PUBLIC_PREFIX) || isPrivateKey(key));
}

/** A private or sealed file needs a signed address; a sealed one is encrypted where it is stored. */
export type Secrecy = 'public' | 'private' | 'sealed';

const PREFIXES: Record<Secrecy, string> = { public: PUBLIC_PREFIX, private: PRIVATE_PREFIX, sealed: SEALED_PREFIX };

/** `id` cannot be guessed. */
export function fileKey(id: string, ending: FileEnding, secrecy: Secrecy): string {
  return `${PREFIXES[secrecy]}${id}.${ending}`;
}

export function endingOf(key: string): FileEnding {
  return key.slice(key.lastIndexOf('.') + 1) as FileEnding;
}

export const isPicture = (ending: FileEnding): boolean => CONTENT_TYPES[ending].startsWith('image/');

/** The store cannot be reached, has no space or is overloaded: later, the same call may succeed. */
export class StoreUnavailable extends Error {}

/** Stores uploads. A key is written once and its content never changes, so that caches may store it for ever. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when it does not exist. */
  get(key: string): Promise<Uint8Array | null>;
  /** Deleting a missing file is not an error. */
  delete(key: string): Promise<void>;
  /** The keys of all files; for a backup. */
  list(): Promise<string[]>;
  /** Rejects when nothing can be stored now. */
  probe(): Promise<void>;
  /** Removes what interrupted writes have left, if it is older than `before`. */
  removeParts(before: Date): Promise<void>;
}

export const isFileKey = (key: string): boolean => FILE_KEY.test(key);

/** @throws RangeError for anything that might name something other than a file of the store */
export function checkKey(key: string): void {
  if (!isFileKey(key)) throw new RangeError(`not a file key: ${key}`);
}
