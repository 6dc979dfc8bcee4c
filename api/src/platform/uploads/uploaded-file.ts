import type { FileEnding } from '../files/file-store.ts';
import type { FileKind } from './upload-rules.ts';

/** One file of a request, checked by content. */
export interface UploadedFile {
  /** Its form field, for errors. */
  field: string;
  /** The sender's name for it, with the ending of its content; see `fileName`. */
  name: string;
  mime: string;
  ending: FileEnding;
  kind: FileKind;
  bytes: Uint8Array;
}
