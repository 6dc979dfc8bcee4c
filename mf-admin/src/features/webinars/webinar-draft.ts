import { draftFile, type FormDraft, readDraftFile, type StoredDraft, useDraft, useFormDraft } from '@wspolnik/kit';
import type { ImageValue } from '@wspolnik/system/files';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import { EMPTY_WEBINAR, versionOf, type WebinarFormValues } from './webinar-form.values.ts';

/** A stored picture by its address, a new one by the name of its file in IndexedDB. */
type StoredImage = { url: string } | { file: string } | null;

/** The format in local storage. */
interface StoredWebinar extends FormDraft {
  values: Omit<WebinarFormValues, 'image' | 'speaker_image'>;
  image: StoredImage;
  speaker_image: StoredImage;
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

const NOTHING = {};

const fileOf = (image: StoredImage | undefined): string | undefined =>
  image && 'file' in image ? image.file : undefined;

async function readImage(image: StoredImage | undefined): Promise<ImageValue> {
  const file = fileOf(image);
  return file === undefined ? ((image ?? null) as ImageValue) : await readDraftFile(file);
}

async function loadDraft({ initialValues }: WebinarDraftStore): Promise<WebinarDraft | null> {
  const { values, image, speaker_image, saved_at, base = '' } = initialValues;
  if (typeof values !== 'object' || values === null) return null;
  const [cover, portrait] = await Promise.all([readImage(image), readImage(speaker_image)]);
  return {
    // A draft of an older release lacks fields that were added later.
    values: { ...EMPTY_WEBINAR, ...values, image: cover, speaker_image: portrait },
    savedAt: Number(saved_at),
    base,
    hasLostImage: (fileOf(image) !== undefined && !cover) || (fileOf(speaker_image) !== undefined && !portrait),
  };
}

/** The store of the draft, and what it had when the form opened; undefined until that is loaded. */
export function useStoredWebinar(id: string | null) {
  const store: WebinarDraftStore = useDraft(`webinar.${id ?? 'new'}`, NOTHING, 'device');
  const [draft, setDraft] = useState<WebinarDraft | null>();
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
  const keep = (picture: ImageValue): StoredImage =>
    picture instanceof File ? { file: draftFile(picture, store.profile) } : picture;
  return useFormDraft<StoredWebinar>({
    store,
    savedAt: stored?.savedAt ?? null,
    watched: [values],
    isChanged: versionOf(values) !== versionOf(base),
    draft: () => ({
      values: texts,
      image: keep(image),
      speaker_image: keep(speaker_image),
      base: versionOf(base),
      title: values.title,
    }),
    files: [image, speaker_image].filter((picture) => picture instanceof File),
    filesBefore: [fileOf(store.initialValues.image), fileOf(store.initialValues.speaker_image)].filter(
      (name) => name !== undefined,
    ),
  });
}
