import type { Offer } from '@wspolnik/contract';
import type { PriceType, VatRate } from '@wspolnik/market';
import type { ImageEntry } from '@wspolnik/system/files';

export type PriceKind = 'fixed' | 'range' | 'individual';
export type LoyaltyKind = 'amount' | 'percent';

/** Amounts are text with a dot. Fields that the chosen types do not need are retained while editing and not sent. */
export interface OfferFormValues {
  title: string;
  category_id: string;
  description: string;
  delivery_time: string;
  /** One line for each entry. */
  scope: string;
  images: readonly ImageEntry[];
  price_kind: PriceKind;
  /** Net or gross, as the type says. */
  price_from: string;
  price_to: string;
  price_type: PriceType;
  vat_rate: VatRate;
  loyalty_kind: LoyaltyKind;
  loyalty_points: string;
  loyalty_points_percentage_total: string;
  address: string;
  zip_code: string;
  city: string;
  latitude: number | null;
  longitude: number | null;
  /** The town that the coordinates belong to; with another town they are no longer valid. */
  located_in: string;
  has_work: boolean;
  workplace_types: readonly string[];
  work_schedule_types: readonly string[];
  salary_from: string;
  salary_to: string;
}

export const EMPTY_OFFER: OfferFormValues = {
  title: '',
  category_id: '',
  description: '',
  delivery_time: '',
  scope: '',
  images: [],
  price_kind: 'fixed',
  price_from: '',
  price_to: '',
  price_type: 'gross',
  vat_rate: '23',
  loyalty_kind: 'amount',
  loyalty_points: '',
  loyalty_points_percentage_total: '',
  address: '',
  zip_code: '',
  city: '',
  latitude: null,
  longitude: null,
  located_in: '',
  has_work: false,
  workplace_types: [],
  work_schedule_types: [],
  salary_from: '',
  salary_to: '',
};

/** Formats `1800.00` as `1800`. */
const typed = (money: string | null): string => money?.replace(/\.00$/, '') ?? '';

/** The price as its seller has typed it. */
function pricesOf({ price_type, vat_rate, ...offer }: Offer) {
  const isNet = price_type === 'net';
  return {
    price_from: typed(isNet ? offer.price_net_from : offer.price_from),
    price_to: typed(isNet ? offer.price_net_to : offer.price_to),
    price_type: price_type ?? EMPTY_OFFER.price_type,
    vat_rate: vat_rate ?? EMPTY_OFFER.vat_rate,
  };
}

function priceKind({ individual_price, price_to }: Offer): PriceKind {
  if (individual_price) return 'individual';
  return price_to === null ? 'fixed' : 'range';
}

export function valuesOfOffer(offer: Offer): OfferFormValues {
  const percentage = offer.loyalty_points_percentage_total;
  return {
    title: offer.title,
    category_id: offer.category.id,
    description: offer.description,
    delivery_time: offer.delivery_time ?? '',
    scope: offer.scope.join('\n'),
    images: offer.images.map(({ id, alt, thumbnail, url }) => ({ id, alt, picture: { thumbnail, url } })),
    price_kind: priceKind(offer),
    ...pricesOf(offer),
    loyalty_kind: percentage === null ? 'amount' : 'percent',
    loyalty_points: typed(offer.loyalty_points),
    loyalty_points_percentage_total: percentage === null ? '' : String(percentage),
    address: offer.address ?? '',
    zip_code: offer.zip_code ?? '',
    city: offer.city ?? '',
    latitude: offer.latitude,
    longitude: offer.longitude,
    located_in: offer.city ?? '',
    has_work: isWork(offer),
    workplace_types: offer.workplace_types,
    work_schedule_types: offer.work_schedule_types,
    salary_from: typed(offer.salary_from),
    salary_to: typed(offer.salary_to),
  };
}

const isWork = (offer: Offer): boolean =>
  offer.workplace_types.length + offer.work_schedule_types.length > 0 || offer.salary_from !== null;

/** The entries of what is included: lines that are not blank, each once. */
export function scopeLines(scope: string): string[] {
  const lines = scope.split('\n').map((line) => line.trim());
  return [...new Set(lines)].filter(Boolean);
}

export interface Point {
  lat: number;
  lng: number;
}

/** The offer's coordinates, unless another town was typed since. */
export function pointOf({ latitude, longitude, located_in, city }: OfferFormValues): Point | null {
  if (latitude === null || longitude === null || located_in.trim() !== city.trim()) return null;
  return { lat: latitude, lng: longitude };
}
