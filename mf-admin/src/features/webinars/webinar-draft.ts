import {
  type DraftImage,
  draftFilesOf,
  type FormDraft,
  readDraftImage,
  type Stored,
  type StoredDraft,
  toDraftImage,
  useFormDraft,
  useStoredDraft,
} from '@wspolnik/kit';
import { useFormikContext } from 'formik';
import { EMPTY_WEBINAR, versionOf, type WebinarFormValues } from './webinar-form.values.ts';

/** The format in local storage. */
interface StoredWebinar extends FormDraft {
  values: Omit<WebinarFormValues, 'image' | 'speaker_image'>;
  image: DraftImage;
  speaker_image: DraftImage;
  /** Version of the values that the form had before anything was typed. */
  base: string;
}

type WebinarDraftStore = StoredDraft<Partial<StoredWebinar>>;

export interface WebinarDraft {
  values: WebinarFormValues;
  savedAt: number;
  base: string;
  /** The file of a new picture is missing. */
  hasLostImage: boolean;
}

async function loadDraft(stored: Stored<StoredWebinar>): Promise<WebinarDraft> {
  const { values, image, speaker_image, saved_at, base = '' } = stored;
  const [cover, portrait] = await Promise.all([readDraftImage(image), readDraftImage(speaker_image)]);
  return {
    // A draft of an older release lacks fields that were added later.
    values: { ...EMPTY_WEBINAR, ...values, image: cover.image, speaker_image: portrait.image },
    savedAt: Number(saved_at),
    base,
    hasLostImage: cover.isLost || portrait.isLost,
  };
}

export const useStoredWebinar = (id: string | null) =>
  useStoredDraft<StoredWebinar, WebinarDraft>(`webinar.${id ?? 'new'}`, loadDraft);

interface DraftOptions {
  store: WebinarDraftStore;
  stored: WebinarDraft | null;
  /** Values of the unchanged form. */
  base: WebinarFormValues;
}

/** Stores the form as a draft, and asks before the page is left with changes. */
export function useWebinarDraft({ store, stored, base }: DraftOptions) {
  const { values } = useFormikContext<WebinarFormValues>();
  const { image, speaker_image, ...texts } = values;
  return useFormDraft<StoredWebinar>({
    store,
    savedAt: stored?.savedAt ?? null,
    watched: [values],
    isChanged: versionOf(values) !== versionOf(base),
    draft: () => ({
      values: texts,
      image: toDraftImage(image, store.profile),
      speaker_image: toDraftImage(speaker_image, store.profile),
      base: versionOf(base),
      title: values.title,
    }),
    files: [image, speaker_image].filter((picture) => picture instanceof File),
    filesBefore: draftFilesOf(store.initialValues.image, store.initialValues.speaker_image),
  });
}
