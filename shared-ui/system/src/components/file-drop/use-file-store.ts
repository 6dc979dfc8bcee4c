import { useRef, useState } from 'react';
import type { ChosenFile, PendingFile } from './file-types.ts';

/** The current files of a list. Results arrive between renders, so the rendered state can be slightly older. */
export interface FileStore<Result> {
  pending(): readonly PendingFile[];
  files(): readonly ChosenFile<Result>[];
  isPending(id: number): boolean;
  setPending(next: readonly PendingFile[]): void;
  setFiles(next: readonly ChosenFile<Result>[]): void;
  update(id: number, change: Partial<PendingFile>): void;
  /** Removes it from the pending files. */
  drop(id: number): void;
}

/** `pending` is for display; the caller owns `files` and is notified of each change. */
export function useFileStore<Result>(
  files: readonly ChosenFile<Result>[],
  onChange: (files: readonly ChosenFile<Result>[]) => void,
) {
  const [pending, showPending] = useState<readonly PendingFile[]>([]);
  const now = useRef({ pending, files, given: files });
  if (now.current.given !== files) Object.assign(now.current, { files, given: files });
  const setPending = (next: readonly PendingFile[]) => {
    now.current.pending = next;
    showPending(next);
  };
  const store: FileStore<Result> = {
    pending: () => now.current.pending,
    files: () => now.current.files,
    isPending: (id) => now.current.pending.some((entry) => entry.id === id),
    setPending,
    setFiles(next) {
      now.current.files = next;
      onChange(next);
    },
    update: (id, change) =>
      setPending(now.current.pending.map((entry) => (entry.id === id ? { ...entry, ...change } : entry))),
    drop: (id) => setPending(now.current.pending.filter((entry) => entry.id !== id)),
  };
  return { pending, store };
}
