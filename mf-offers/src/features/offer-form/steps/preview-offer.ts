import type { Category, CompanySummary, Offer } from '@wspolnik/api/contract';
import { categoryPath } from '@wspolnik/shared-ui/forms';
import { fieldsOf } from '../offer-form.fields.ts';
import type { OfferFormValues } from '../offer-form.values.ts';

/** Assumed size in pixels of a picture that is not uploaded yet; the page crops it to its frame anyway. */
const SIZE = { width: 1024, height: 640 };

interface PreviewParts {
  author: CompanySummary;
  categories: Category[];
  /** URL of each picture, by the entry's id. */
  urls: Readonly<Record<string, string>>;
  /** The edited offer. */
  offer: Offer | null;
}

/** The form's values as an API offer. Missing numbers stay empty. */
export function previewOffer(values: OfferFormValues, { author, categories, urls, offer }: PreviewParts): Offer {
  const { latitude, longitude, ...fields } = fieldsOf(values) as Required<ReturnType<typeof fieldsOf>>;
  const found = categoryPath(categories, values.category_id);
  const path = found.map(({ id, name, name_en }) => ({ id, name, name_en }));
  const images = values.images.map(({ id, alt }) => ({
    id,
    alt,
    url: urls[id] ?? '',
    thumbnail: urls[id] ?? '',
    ...SIZE,
  }));
  const now = offer?.created_at ?? '2026-01-01T00:00:00.000Z';
  return {
    ...fields,
    latitude,
    longitude,
    id: offer?.id ?? '',
    images,
    image: images[0] ?? null,
    author,
    is_active: true,
    lowest_price_30d: null,
    scope: [...fields.scope],
    category: path.at(-1) ?? { id: '', name: '', name_en: '' },
    category_path: path,
    is_job: found.at(-1)?.is_job ?? false,
    workplace_types: [...fields.workplace_types],
    work_schedule_types: [...fields.work_schedule_types],
    shared_contacts: 0,
    network_status: null,
    created_at: now,
    updated_at: now,
  };
}
