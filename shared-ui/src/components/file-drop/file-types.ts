import type { FieldMessage } from '../../validators/field-message.ts';

export interface UploadTools {
  /** Aborted when the person removes the file or leaves. */
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress(share: number): void;
}

/** Sends one file; rejects with the client's `ApiError`, whose code becomes the text at the file. */
export type Upload<Result> = (file: File, tools: UploadTools) => Promise<Result>;

/** A file that passed, and with an upload was sent. */
export interface ChosenFile<Result = undefined> {
  id: number;
  file: File;
  /** What the upload answered. */
  result: Result;
}

export interface PendingFile {
  id: number;
  file: File;
  state: 'checking' | 'waiting' | 'uploading' | 'failed' | 'refused';
  /** From 0 to 1. */
  progress: number;
  /** Why it failed or was refused. */
  problem?: FieldMessage;
}
