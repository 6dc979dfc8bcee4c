import { MAX_ATTACHMENT_MB, MAX_CONTACT_FILES, MAX_FILE_MB } from '@wspolnik/contract/limits';
import type { FileEnding } from '../files/file-store.ts';

/** An image is shown on a page; a document is a private file for download; a pdf is a document that must be a PDF. */
export type FileKind = 'image' | 'document' | 'pdf';

/** Files that a form's field accepts. */
export interface FileRule {
  kinds: readonly FileKind[];
  /** Bytes of one file. */
  maxBytes: number;
  maxCount: number;
  /** The form is refused without one. */
  required?: boolean;
}

const MB = 1_000_000;

/** Documents of an order together: ten of five megabytes each, and a seller reads them all. */
export const ORDER_QUOTA_BYTES = 50_000_000;
/** Private documents of a person together: years of invoices. */
export const ACCOUNT_QUOTA_BYTES = 1_000_000_000;

/** The usual rules. */
export const IMAGE: FileRule = { kinds: ['image'], maxBytes: MAX_FILE_MB * MB, maxCount: 1 };
export const DOCUMENT: FileRule = { kinds: ['document'], maxBytes: MAX_FILE_MB * MB, maxCount: 1 };
export const MESSAGE_IMAGE: FileRule = { kinds: ['image'], maxBytes: MAX_ATTACHMENT_MB * MB, maxCount: 1 };
export const CONTACT_FILES: FileRule = {
  kinds: ['pdf', 'image'],
  maxBytes: MAX_ATTACHMENT_MB * MB,
  maxCount: MAX_CONTACT_FILES,
};

/**
 * Types of each kind, detected by content. Images are only png and jpeg (specification §5). Documents are the usual formats
 * of invoices and contracts; formats with macros are excluded, and so is everything that a browser would run.
 */
export const ENDINGS: Record<FileKind, readonly FileEnding[]> = {
  image: ['png', 'jpg'],
  document: ['pdf', 'png', 'jpg', 'docx', 'xlsx', 'odt'],
  pdf: ['pdf'],
};

const NAMES: Partial<Record<FileEnding, string>> = { jpg: 'JPEG' };

/** `PNG, JPEG`: the list that an error about the format shows. */
export function formatList({ kinds }: FileRule): string {
  const endings = new Set(kinds.flatMap((kind) => ENDINGS[kind]));
  return [...endings].map((ending) => NAMES[ending] ?? ending.toUpperCase()).join(', ');
}
