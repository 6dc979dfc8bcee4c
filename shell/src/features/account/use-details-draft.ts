import {
  type DraftImage,
  draftFilesOf,
  type FormDraft,
  readDraftImage,
  type StoredDraft,
  toDraftImage,
  useFormDraft,
  useStoredDraft,
} from '@wspolnik/kit';
import { useFormikContext } from 'formik';
import { type DetailsValues, isSame } from './details.schema.ts';

/** The format in local storage. */
interface StoredDetails extends FormDraft {
  values: Omit<DetailsValues, 'image'>;
  image: DraftImage;
}

type DetailsStore = StoredDraft<Partial<StoredDetails>>;

export interface DetailsDraft {
  values: DetailsValues;
  savedAt: number;
}

/** The draft of the details and its store. */
export const useStoredDetails = (base: DetailsValues) =>
  useStoredDraft<StoredDetails, DetailsDraft>(
    'account.details',
    async ({ values, image: stored, saved_at }) => {
      const { image, isLost } = await readDraftImage(stored);
      return { values: { ...base, ...values, image: isLost ? base.image : image }, savedAt: Number(saved_at) };
    },
    'person',
  );

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
  return useFormDraft<StoredDetails>({
    store,
    savedAt: stored?.savedAt ?? null,
    watched: [values],
    isChanged: !isSame(values, base),
    draft: () => ({
      values: texts,
      image: toDraftImage(image, store.profile),
    }),
    files: image instanceof File ? [image] : [],
    filesBefore: draftFilesOf(store.initialValues.image),
  });
}
