import { useRef, useState } from 'react';
import type { FieldMessage } from '../../validators/field-message.ts';
import { problemMessage } from '../form/apply-problem.ts';
import type { ImageEntry } from './image-entry.ts';

interface ImageToCropOptions {
  /** Rejects with the client's `ApiError`. */
  fetchStored?: ((url: string) => Promise<File>) | undefined;
  onProblem(entry: ImageEntry, problem: FieldMessage): void;
}

/** The picture to crop: a new one at once, a stored one after its download. */
export function useImageToCrop({ fetchStored, onProblem }: ImageToCropOptions) {
  const [toCrop, setToCrop] = useState<{ id: string; file: File } | null>(null);
  const [downloading, setDownloading] = useState<string | null>(null);
  /** The last request; results of earlier ones are ignored. */
  const wanted = useRef<string | null>(null);

  async function fetchFile({ id, picture, ...entry }: ImageEntry): Promise<void> {
    if (picture instanceof File || !picture.url || !fetchStored || wanted.current === id) return;
    wanted.current = id;
    setDownloading(id);
    try {
      const file = await fetchStored(picture.url);
      if (wanted.current === id) setToCrop({ id, file });
    } catch (error) {
      const problem = problemMessage(error);
      const reported = problem.id === 'errors.not_found' ? { id: 'ui.image.gone' } : problem;
      if (wanted.current === id) onProblem({ id, picture, ...entry }, reported);
    }
    if (wanted.current !== id) return;
    wanted.current = null;
    setDownloading(null);
  }

  return {
    toCrop,
    /** Id of the picture that is being downloaded. */
    downloading,
    canCrop: ({ picture }: ImageEntry) =>
      picture instanceof File || (fetchStored !== undefined && picture.url !== undefined),
    open(entry: ImageEntry): void {
      if (!(entry.picture instanceof File)) return void fetchFile(entry);
      wanted.current = null;
      setDownloading(null);
      setToCrop({ id: entry.id, file: entry.picture });
    },
    close: () => setToCrop(null),
    /** The picture was removed. */
    forget(id: string): void {
      if (wanted.current !== id) return;
      wanted.current = null;
      setDownloading(null);
    },
  };
}
