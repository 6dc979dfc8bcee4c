import { useRef, useState } from 'react';
import type { ChosenFile, PendingFile } from './file-types.ts';

/** The files of a list as they are at this moment: answers come between renderings, which show them a little later. */
export interface FileStore<Result> {
  pending(): readonly PendingFile[];
  files(): readonly ChosenFile<Result>[];
  isPending(id: number): boolean;
  setPending(next: readonly PendingFile[]): void;
  setFiles(next: readonly ChosenFile<Result>[]): void;
  update(id: number, change: Partial<PendingFile>): void;
  /** Out of those that are under way. */
  drop(id: number): void;
}

/** `pending` is for showing; `files` belong to the caller, who is told of each change. */
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
