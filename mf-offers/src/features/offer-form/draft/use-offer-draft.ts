import { useSessionStore } from '@wspolnik/shared-auth';
import { useUnsavedGuard } from '@wspolnik/shared-ui';
import { useDraft } from '@wspolnik/shared-ui/remote';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { OfferFormValues } from '../offer-form.values.ts';
import type { OfferStep } from '../offer-steps.ts';
import { formOf } from '../step-address.ts';
import { discardDraft, filesOf, loadDraft, type OfferDraft, type OfferDraftStore, saveDraft } from './offer-draft.ts';

/** Milliseconds from a change to the saved draft: what a crash can cost. */
const DRAFT_DELAY = 300;

const NOTHING = {};

/**
 * Where the draft of an offer is kept, and what was left there, read once; undefined until it is known. `name` is the id of the
 * offer, `new`, or `copy-` with the id of the copied one.
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
  /** Milliseconds since 1970; null while nothing differs from the start. */
  savedAt: number | null;
  /** The browser took nothing, or the texts without the pictures. */
  problem: 'texts' | 'pictures' | null;
}

interface DraftOptions {
  store: OfferDraftStore;
  /** What the form has when nothing was changed. */
  base: OfferFormValues;
  /** `updated_at` of the offer that is edited. */
  baseVersion: string | null;
  step: OfferStep;
  savedAt: number | null;
}

const isSessionOver = (): boolean => !useSessionStore.getState().isAuth;

const sameValues = (a: OfferFormValues, b: OfferFormValues): boolean => snapshot(a) === snapshot(b);
const snapshot = ({ images, ...texts }: OfferFormValues): string =>
  JSON.stringify([texts, images.map(({ id, alt }) => [id, alt])]);

/** Keeps what is typed, and asks before the page is left with it. `finish` ends both: the offer is sent or given up. */
export function useOfferDraft({ store, base, baseVersion, step, savedAt }: DraftOptions) {
  const { values } = useFormikContext<OfferFormValues>();
  const [state, setState] = useState<DraftState>({ savedAt, problem: null });
  const isOver = useRef(false);
  const files = useRef<readonly string[]>(filesOf(store.initialValues));
  const [isFinished, setFinished] = useState(false);
  const isChanged = !sameValues(values, base);
  const [form] = useState(() => formOf(window.location.href));
  /** The last save, until its pictures are written as well; stays when something could not be kept. */
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
    // A sign-out removes the draft.
    kept: (to) => state.problem === null && !/\/auth\/logout(\?|$)/.test(to),
    // A session that ended leads to the sign-in page and back to this draft, and a step to another one: nothing to ask.
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

/** Saves a moment after a change, and at once when the page is hidden or left; what it returns tells of a save to come. */
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
    // Not put off by the next key: who types without a pause is saved all the same.
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
