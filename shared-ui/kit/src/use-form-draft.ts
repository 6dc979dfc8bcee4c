import { useSessionStore } from '@wspolnik/shared-auth';
import { useUnsavedGuard } from '@wspolnik/system';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { draftFile, forgetDraftFiles, storeDraftFile } from './draft-files.ts';
import type { StoredDraft } from './use-draft.ts';

/** Milliseconds between a change and its save: the most that a crash can lose. */
const DRAFT_DELAY = 300;

export interface DraftState {
  /** Milliseconds since 1970; null while the form is unchanged. */
  savedAt: number | null;
  /** The part that the browser could not store: everything, or only the files. */
  problem: 'texts' | 'files' | null;
}

/** Fields of every draft of a long form. */
export interface FormDraft {
  /** Milliseconds since 1970. */
  saved_at: number;
  /** Names the draft where drafts are listed: in the question before a sign-out. */
  title?: string;
}

interface FormDraftOptions<Stored extends FormDraft> {
  /** Of `useDraft` with the place `device`. */
  store: StoredDraft<Partial<Stored>>;
  /** Saved again when one of these changes. */
  watched: readonly unknown[];
  /** Whether the form differs from an untouched one. */
  isChanged: boolean;
  /** The draft as it is now; names of its new files come from `draftFile`. */
  draft(): Omit<Stored, 'saved_at'>;
  /** New files in the form; they are stored beside the draft. */
  files: readonly File[];
  /** Names of the files that the draft had when the form opened. */
  filesBefore: readonly string[];
  savedAt: number | null;
  /** Allows leaving for an address without a question, as for another step of the form. */
  unless?: (to: string) => boolean;
}

const isSessionOver = (): boolean => !useSessionStore.getState().isAuth;
const isSignOut = (to: string): boolean => /\/auth\/logout(\?|$)/.test(to);

/**
 * Keeps a long form and its files as a draft on this device, and asks before the page is left with changes. `finish` ends both
 * after sending; the page may be left once `isFinished`.
 */
export function useFormDraft<Stored extends FormDraft>(options: FormDraftOptions<Stored>) {
  const { store, watched, isChanged, files, unless } = options;
  const [state, setState] = useState<DraftState>({ savedAt: options.savedAt, problem: null });
  const isOver = useRef(false);
  const names = useRef(options.filesBefore);
  const [isFinished, setFinished] = useState(false);
  /** The last save until its files are written; remains set when something could not be stored. */
  const saving = useRef<object>(undefined);

  const discard = () => {
    void forgetDraftFiles(names.current);
    names.current = [];
    store.remove();
  };
  const save = () => {
    if (isOver.current) return;
    if (!isChanged) {
      saving.current = undefined;
      discard();
      setState({ savedAt: null, problem: null });
      return;
    }
    const mine = {};
    saving.current = mine;
    const savedAt = Date.now();
    const stored = { ...options.draft(), saved_at: savedAt } as Partial<Stored>;
    if (!store.keep(stored)) return setState({ savedAt: null, problem: 'texts' });
    const now = files.map((file) => draftFile(file, store.profile));
    void forgetDraftFiles(names.current.filter((name) => !now.includes(name)));
    names.current = now;
    setState((before) => ({ ...before, savedAt }));
    void Promise.all(files.map((file) => storeDraftFile(file, store.profile))).then((results) => {
      const isComplete = results.every(Boolean);
      if (isComplete && saving.current === mine) saving.current = undefined;
      setState((before) => ({ ...before, problem: isComplete ? null : 'files' }));
    });
  };
  const { isPending, flush } = useSaving(save, watched);
  useUnsavedGuard(isChanged && !isFinished, {
    kept: state.problem === null,
    unless(to) {
      // The sign-out asks about all drafts, and must find this one.
      if (isSignOut(to)) flush();
      // The sign-in page of an ended session leads back to this draft.
      return isSessionOver() || (isSignOut(to) && state.problem === null) || (unless?.(to) ?? false);
    },
    saved: () => !isPending() && saving.current === undefined,
  });

  const finish = () => {
    isOver.current = true;
    setFinished(true);
    discard();
  };
  return { ...state, isChanged, isFinished, finish };
}

/** Saves shortly after a change, at once when the page is hidden or left, and with `flush`. */
function useSaving(save: () => void, watched: readonly unknown[]) {
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(watched);
  const saveNow = () => {
    if (pending.current === undefined) return;
    clearTimeout(pending.current);
    pending.current = undefined;
    save();
  };
  const flush = useEffectEvent(saveNow);
  useEffect(() => {
    if (watched.every((each, index) => each === shown.current[index])) return;
    shown.current = watched;
    // A running timer is not restarted by the next key, so a person who types without a pause is saved too.
    pending.current ??= setTimeout(() => flush(), DRAFT_DELAY);
  }, [watched]);
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', onHide);
    const onLeave = () => flush();
    window.addEventListener('pagehide', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', onLeave);
      flush();
    };
  }, []);
  return { isPending: () => pending.current !== undefined, flush: saveNow };
}
