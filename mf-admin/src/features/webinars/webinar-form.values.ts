import type { Webinar, WebinarFields } from '@wspolnik/contract';
import type { ImageValue } from '@wspolnik/system/files';
import { fromWarsaw, toWarsaw } from './warsaw-time.ts';

export interface WebinarFormValues {
  title: string;
  short_description: string;
  /** Day and time in Poland. */
  date: string;
  time: string;
  category_id: string;
  signup_url: string;
  /** A whole number, or empty for any number. */
  places: string;
  join_url: string;
  recording_url: string;
  image: ImageValue;
  speaker_name: string;
  speaker_description: string;
  speaker_sector: string;
  /** `+48 600 700 800`, or empty. */
  speaker_phone: string;
  speaker_email: string;
  speaker_image: ImageValue;
}

export const EMPTY_WEBINAR: WebinarFormValues = {
  title: '',
  short_description: '',
  date: '',
  time: '',
  category_id: '',
  signup_url: '',
  places: '',
  join_url: '',
  recording_url: '',
  image: null,
  speaker_name: '',
  speaker_description: '',
  speaker_sector: '',
  speaker_phone: '',
  speaker_email: '',
  speaker_image: null,
};

export function valuesOf({ speaker, ...webinar }: Webinar): WebinarFormValues {
  return {
    title: webinar.title,
    short_description: webinar.short_description,
    ...toWarsaw(webinar.webinar_date),
    category_id: webinar.category?.id ?? '',
    signup_url: webinar.signup_url ?? '',
    places: webinar.places?.toString() ?? '',
    join_url: webinar.organising?.join_url ?? '',
    recording_url: webinar.organising?.recording_url ?? '',
    image: webinar.image && { url: webinar.image.url },
    speaker_name: speaker.name,
    speaker_description: speaker.description,
    speaker_sector: speaker.sector ?? '',
    speaker_phone: speaker.phone ?? '',
    speaker_email: speaker.email ?? '',
    speaker_image: speaker.image === null ? null : { url: speaker.image },
  };
}

/**
 * The start. An unchanged time keeps the stored moment, which may be in the repeated hour of autumn, or have seconds.
 * Empty for a time that does not exist; the schema refuses it before.
 */
function startOf({ date, time }: WebinarFormValues, stored: Webinar | null): string {
  const before = stored && toWarsaw(stored.webinar_date);
  if (stored && before?.date === date && before.time === time) return stored.webinar_date;
  return fromWarsaw({ date, time }) ?? '';
}

/** Multipart form data: an empty text is null, a picture stays unless it is sent or removed. */
export function formDataOf(values: WebinarFormValues, stored: Webinar | null): FormData {
  const { date, time, image, speaker_image, places, ...texts } = values;
  const fields: WebinarFields = {
    ...texts,
    webinar_date: startOf(values, stored),
    places: places.trim() === '' ? null : Number(places),
    remove_image: image === null && stored?.image != null,
    remove_speaker_image: speaker_image === null && stored?.speaker.image != null,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value ?? ''));
  if (image instanceof File) form.append('image', image, image.name);
  if (speaker_image instanceof File) form.append('speaker_image', speaker_image, speaker_image.name);
  return form;
}

const pictureOf = (image: ImageValue) => (image instanceof File ? 'new' : (image?.url ?? null));

/** Distinguishes two states of the form. */
export const versionOf = ({ image, speaker_image, ...texts }: WebinarFormValues): string =>
  JSON.stringify([texts, pictureOf(image), pictureOf(speaker_image)]);
