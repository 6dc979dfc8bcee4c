import type { FieldMessage } from '../../validators/field-message.ts';

export interface UploadTools {
  /** Aborted when the user removes the file or leaves. */
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress(share: number): void;
}

/** Uploads one file; rejects with the client's `ApiError`, whose code becomes the error text of the file. */
export type Upload<Result> = (file: File, tools: UploadTools) => Promise<Result>;

/** A validated file; with `upload`, an uploaded one. */
export interface ChosenFile<Result = undefined> {
  id: number;
  file: File;
  /** The result of the upload. */
  result: Result;
}

export interface PendingFile {
  id: number;
  file: File;
  state: 'checking' | 'waiting' | 'uploading' | 'failed' | 'refused';
  /** From 0 to 1. */
  progress: number;
  /** Why it failed or was rejected. */
  problem?: FieldMessage;
}
