import type { Category, CompanySummary, Offer, OfferForm } from '@wspolnik/contract';
import { bothOf } from '@wspolnik/market';
import { categoryPath, isAmount } from '@wspolnik/system/forms';
import { fieldsOf, type OfferFormValues } from '../offer-form.values.ts';
import { type RewardTerms, rewardFields } from '../reward.ts';

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

/** As the API would answer them. */
function pricesOf(values: OfferFormValues, terms: RewardTerms & Pick<OfferForm, 'individual_price'>) {
  const amount = (typed: string) => (isAmount(typed) ? bothOf(typed, values) : null);
  const from = terms.individual_price ? null : amount(values.price_from);
  const to = from && values.price_kind === 'range' ? amount(values.price_to) : null;
  return {
    price_from: from?.gross ?? null,
    price_to: to?.gross ?? null,
    price_net_from: from?.net ?? null,
    price_net_to: to?.net ?? null,
    price_type: values.is_job ? null : values.price_type,
    vat_rate: values.is_job ? null : values.vat_rate,
    ...rewardFields(terms, from?.gross ?? null, to?.gross ?? null),
  };
}

/** The form's values as an API offer. Missing numbers stay empty. */
export function previewOffer(values: OfferFormValues, { author, categories, urls, offer }: PreviewParts): Offer {
  const { latitude, longitude, ...fields } = fieldsOf(values);
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
    ...pricesOf(values, fields),
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
    is_job: values.is_job,
    workplace_types: [...fields.workplace_types],
    work_schedule_types: [...fields.work_schedule_types],
    contract_types: [...fields.contract_types],
    shared_contacts: 0,
    network_status: null,
    hidden: null,
    created_at: now,
    updated_at: now,
  };
}
