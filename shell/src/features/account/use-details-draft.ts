import { draftFile, type FormDraft, readDraftFile, type StoredDraft, useDraft, useFormDraft } from '@wspolnik/kit';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import { type DetailsValues, isSame } from './details.schema.ts';

/** The format in local storage: a new picture by the name of its file in IndexedDB. */
interface StoredDetails extends FormDraft {
  values: Omit<DetailsValues, 'image'>;
  image: { url: string } | { file: string } | null;
}

type DetailsStore = StoredDraft<Partial<StoredDetails>>;

export interface DetailsDraft {
  values: DetailsValues;
  savedAt: number;
}

const NOTHING = {};

const fileOf = ({ image }: Partial<StoredDetails>): string | undefined =>
  image && 'file' in image ? image.file : undefined;

/** Known at once, so that the form usually stands in the first view of the page. */
const isStored = ({ initialValues: { values } }: DetailsStore) => typeof values === 'object' && values !== null;

async function loadDraft({ initialValues }: DetailsStore, base: DetailsValues): Promise<DetailsDraft | null> {
  const { values, image = null, saved_at } = initialValues;
  if (typeof values !== 'object' || values === null) return null;
  const picture = image && 'file' in image ? ((await readDraftFile(image.file)) ?? base.image) : image;
  return { values: { ...base, ...values, image: picture }, savedAt: Number(saved_at) };
}

/** The store of the draft, and what it had when the form opened; undefined until that is loaded. */
export function useStoredDetails(base: DetailsValues) {
  const store: DetailsStore = useDraft('account.details', NOTHING, 'device', 'person');
  const [draft, setDraft] = useState<DetailsDraft | null | undefined>(() => (isStored(store) ? undefined : null));
  const load = useEffectEvent(() => loadDraft(store, base));
  useEffect(() => {
    let isWanted = true;
    void load().then((found) => isWanted && setDraft(found));
    return () => {
      isWanted = false;
    };
  }, []);
  return { store, draft };
}

interface DraftOptions {
  store: DetailsStore;
  stored: DetailsDraft | null;
  /** Values of the unchanged form. */
  base: DetailsValues;
}

/** Keeps the form as a draft, and asks before the page is left with changes. */
export function useDetailsDraft({ store, stored, base }: DraftOptions) {
  const { values } = useFormikContext<DetailsValues>();
  const { image, ...texts } = values;
  const file = fileOf(store.initialValues);
  return useFormDraft<StoredDetails>({
    store,
    savedAt: stored?.savedAt ?? null,
    watched: [values],
    isChanged: !isSame(values, base),
    draft: () => ({
      values: texts,
      image: image instanceof File ? { file: draftFile(image, store.profile) } : image,
    }),
    files: image instanceof File ? [image] : [],
    filesBefore: file === undefined ? [] : [file],
  });
}
