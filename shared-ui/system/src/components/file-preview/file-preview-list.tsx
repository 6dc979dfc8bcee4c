import { type ReactNode, useEffect, useRef } from 'react';
import styles from '../file/files.module.css';
import { FilePreview, type FilePreviewData } from './file-preview.tsx';

export interface FilePreviewListProps<F extends FilePreviewData> {
  /** Names the list, e.g. "Dokumenty". */
  label: string;
  files: readonly (F & { id: string })[];
  onRemove?(file: F & { id: string }): Promise<unknown>;
  /** Further actions of a file, before its removal. */
  actionsOf?(file: F & { id: string }): ReactNode;
}

/** A list of stored files. After a removal, the focus moves to the neighbour, or else to the list. */
export function FilePreviewList<F extends FilePreviewData>({
  label,
  files,
  onRemove,
  actionsOf,
}: FilePreviewListProps<F>) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<{ id: string; index: number } | null>(null);
  useEffect(() => {
    const gone = removed.current;
    if (!gone || files.some(({ id }) => id === gone.id)) return;
    removed.current = null;
    const rows = list.current?.querySelectorAll<HTMLElement>('li > div > div > :is(a, button)') ?? [];
    (rows[Math.min(gone.index, rows.length - 1)] ?? list.current)?.focus();
  }, [files]);
  return (
    <ul ref={list} className={styles.list} aria-label={label} tabIndex={-1}>
      {files.map((file, index) => (
        <li key={file.id}>
          <FilePreview
            file={file}
            actions={actionsOf?.(file)}
            onRemove={
              onRemove &&
              (() => {
                removed.current = { id: file.id, index };
                return onRemove(file);
              })
            }
          />
        </li>
      ))}
    </ul>
  );
}
