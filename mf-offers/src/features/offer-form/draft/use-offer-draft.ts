import { useSessionStore } from '@wspolnik/shared-auth';
import { useUnsavedGuard } from '@wspolnik/shared-ui';
import { useDraft } from '@wspolnik/shared-ui/remote';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { OfferFormValues } from '../offer-form.values.ts';
import type { OfferStep } from '../offer-steps.ts';
import { formOf } from '../step-address.ts';
import { discardDraft, filesOf, loadDraft, type OfferDraft, type OfferDraftStore, saveDraft } from './offer-draft.ts';

/** Milliseconds between a change and its save: the most that a crash can lose. */
const DRAFT_DELAY = 300;

const NOTHING = {};

/**
 * The store of an offer's draft, and the draft that was stored before, read once; undefined until it is loaded. `name`
 * is the offer's id, `new`, or `copy-` with the id of the copied offer.
 */
export function useStoredOffer(name: string): { store: OfferDraftStore; draft: OfferDraft | null | undefined } {
  const store: OfferDraftStore = useDraft(`offer.${name}`, NOTHING, 'device');
  const [draft, setDraft] = useState<OfferDraft | null>();
  const load = useEffectEvent(() => loadDraft(store));
  useEffect(() => {
    let isWanted = true;
    void load().then((found) => isWanted && setDraft(found));
    return () => {
      isWanted = false;
    };
  }, []);
  return { store, draft };
}

export interface DraftState {
  /** Milliseconds since 1970; null while the form is unchanged. */
  savedAt: number | null;
  /** What the browser could not store: everything, or only the pictures. */
  problem: 'texts' | 'pictures' | null;
}

interface DraftOptions {
  store: OfferDraftStore;
  /** Values of the unchanged form. */
  base: OfferFormValues;
  /** `updated_at` of the edited offer. */
  baseVersion: string | null;
  step: OfferStep;
  savedAt: number | null;
}

const isSessionOver = (): boolean => !useSessionStore.getState().isAuth;

const sameValues = (a: OfferFormValues, b: OfferFormValues): boolean => snapshot(a) === snapshot(b);
const snapshot = ({ images, ...texts }: OfferFormValues): string =>
  JSON.stringify([texts, images.map(({ id, alt }) => [id, alt])]);

/**
 * Saves the form as a draft, and asks before the page is left with changes. `finish` ends both after sending or
 * discarding.
 */
export function useOfferDraft({ store, base, baseVersion, step, savedAt }: DraftOptions) {
  const { values } = useFormikContext<OfferFormValues>();
  const [state, setState] = useState<DraftState>({ savedAt, problem: null });
  const isOver = useRef(false);
  const files = useRef<readonly string[]>(filesOf(store.initialValues));
  const [isFinished, setFinished] = useState(false);
  const isChanged = !sameValues(values, base);
  const [form] = useState(() => formOf(window.location.href));
  /** The last save until its pictures are written; remains set when something could not be stored. */
  const saving = useRef<object>(undefined);

  const discard = () => {
    discardDraft(store, files.current);
    files.current = [];
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
    const saved = saveDraft(store, values, { step, base: baseVersion, before: files.current });
    if (!saved) return setState({ savedAt: null, problem: 'texts' });
    files.current = saved.files;
    setState((before) => ({ ...before, savedAt: saved.savedAt }));
    void saved.complete.then((complete) => {
      if (complete && saving.current === mine) saving.current = undefined;
      setState((now) => ({ ...now, problem: complete ? null : 'pictures' }));
    });
  };
  const isPending = useSaving(save, values, step);
  useUnsavedGuard(isChanged && !isFinished, {
    // Signing out removes the draft.
    kept: (to) => state.problem === null && !/\/auth\/logout(\?|$)/.test(to),
    // Two cases need no question: an ended session, whose sign-in page leads back to this draft, and another step.
    unless: (to) => isSessionOver() || formOf(to) === form,
    saved: () => !isPending() && saving.current === undefined,
  });

  const finish = () => {
    isOver.current = true;
    setFinished(true);
    discard();
  };
  return { ...state, isChanged, finish };
}

/** Saves shortly after a change, and at once when the page is hidden or left. Returns whether a save is pending. */
function useSaving(save: () => void, values: OfferFormValues, step: OfferStep): () => boolean {
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef({ values, step });
  const flush = useEffectEvent(() => {
    if (pending.current === undefined) return;
    clearTimeout(pending.current);
    pending.current = undefined;
    save();
  });
  useEffect(() => {
    if (shown.current.values === values && shown.current.step === step) return;
    shown.current = { values, step };
    // A running timer is not restarted by the next key, so a person who types without a pause is saved too.
    pending.current ??= setTimeout(() => flush(), DRAFT_DELAY);
  }, [values, step]);
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
  return () => pending.current !== undefined;
}
