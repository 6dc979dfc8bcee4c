/** What may be stored, and how it is served. A key's ending says which. */
export const CONTENT_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  odt: 'application/vnd.oasis.opendocument.text',
} as const;
export type FileEnding = keyof typeof CONTENT_TYPES;

/** Flat names: nothing that comes from a URL can leave the directory. */
export const FILE_KEY_PATTERN = `^[a-z0-9][a-z0-9-]{0,120}\\.(${Object.keys(CONTENT_TYPES).join('|')})$`;
const FILE_KEY = new RegExp(FILE_KEY_PATTERN);

/** Keys that start so are served under a signed address alone. */
const PRIVATE_PREFIX = 'private-';

const PUBLIC_PREFIX = 'file-';

export const isPrivateKey = (key: string): boolean => key.startsWith(PRIVATE_PREFIX);

/** Somebody's upload, which stands in one place only; pictures of the demo data are shared. */
export function isUploadKey(key: string): boolean {
  return FILE_KEY.test(key) && (key.startsWith(PUBLIC_PREFIX) || isPrivateKey(key));
}

/** `key` is not guessable; `isPrivate` keeps it from being served to anyone who has it. */
export function fileKey(id: string, ending: FileEnding, isPrivate: boolean): string {
  return `${isPrivate ? PRIVATE_PREFIX : PUBLIC_PREFIX}${id}.${ending}`;
}

export function endingOf(key: string): FileEnding {
  return key.slice(key.lastIndexOf('.') + 1) as FileEnding;
}

/** Keeps what people upload. A key is written once and its content never changes, so that caches may keep it for ever. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is none. */
  get(key: string): Promise<Uint8Array | null>;
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
}

/** @throws RangeError for what could name anything but a file of the store */
export function checkKey(key: string): void {
  if (!FILE_KEY.test(key)) throw new RangeError(`not a file key: ${key}`);
}
