import { useRef, useState } from 'react';
import type { FieldMessage } from '../../validators/field-message.ts';
import { problemMessage } from '../form/apply-problem.ts';
import type { ImageEntry } from './image-entry.ts';

interface UncutOptions {
  /** Rejects with the client's `ApiError`. */
  fetchStored?: ((url: string) => Promise<File>) | undefined;
  onProblem(entry: ImageEntry, problem: FieldMessage): void;
}

/** The picture to crop: a new one at once, a stored one after its download. */
export function useUncut({ fetchStored, onProblem }: UncutOptions) {
  const [uncut, setUncut] = useState<{ id: string; file: File } | null>(null);
  const [coming, setComing] = useState<string | null>(null);
  /** The last request; results of earlier ones are ignored. */
  const wanted = useRef<string | null>(null);

  async function fetchFile({ id, picture, ...entry }: ImageEntry): Promise<void> {
    if (picture instanceof File || !picture.url || !fetchStored || wanted.current === id) return;
    wanted.current = id;
    setComing(id);
    try {
      const file = await fetchStored(picture.url);
      if (wanted.current === id) setUncut({ id, file });
    } catch (error) {
      const problem = problemMessage(error);
      const told = problem.id === 'errors.not_found' ? { id: 'ui.image.gone' } : problem;
      if (wanted.current === id) onProblem({ id, picture, ...entry }, told);
    }
    if (wanted.current !== id) return;
    wanted.current = null;
    setComing(null);
  }

  return {
    uncut,
    /** Id of the picture that is being downloaded. */
    coming,
    canCut: ({ picture }: ImageEntry) =>
      picture instanceof File || (fetchStored !== undefined && picture.url !== undefined),
    open(entry: ImageEntry): void {
      if (!(entry.picture instanceof File)) return void fetchFile(entry);
      wanted.current = null;
      setComing(null);
      setUncut({ id: entry.id, file: entry.picture });
    },
    close: () => setUncut(null),
    /** The picture was removed. */
    forget(id: string): void {
      if (wanted.current !== id) return;
      wanted.current = null;
      setComing(null);
    },
  };
}
