import type { CompanyBody, CompanyDetail } from '@wspolnik/contract';
import type { ImageValue } from '@wspolnik/system/files';

export interface CompanyFormValues {
  name: string;
  description: string;
  category_id: string;
  image: ImageValue;
  address: string;
  zip_code: string;
  city: string;
  lat: number | null;
  lng: number | null;
  /** The town that the coordinates belong to; with another town they are no longer valid. */
  located_in: string;
  email: string;
  /** `+48 600 700 800`, or empty. */
  phone: string;
  website: string;
  facebook: string;
  linkedin: string;
  twitter: string;
  founded_year: string;
}

export const EMPTY_COMPANY: CompanyFormValues = {
  name: '',
  description: '',
  category_id: '',
  image: null,
  address: '',
  zip_code: '',
  city: '',
  lat: null,
  lng: null,
  located_in: '',
  email: '',
  phone: '',
  website: '',
  facebook: '',
  linkedin: '',
  twitter: '',
  founded_year: '',
};

export function valuesOf(company: CompanyDetail): CompanyFormValues {
  const { location } = company;
  return {
    name: company.name,
    description: company.description,
    category_id: company.category?.id ?? '',
    image: company.image === null ? null : { url: company.image },
    address: company.address ?? '',
    zip_code: company.zip_code ?? '',
    city: location.city ?? '',
    lat: location.lat,
    lng: location.lng,
    located_in: location.city ?? '',
    email: company.email ?? '',
    phone: company.phone ?? '',
    website: company.website ?? '',
    facebook: company.facebook ?? '',
    linkedin: company.linkedin ?? '',
    twitter: company.twitter ?? '',
    founded_year: company.founded_year === null ? '' : String(company.founded_year),
  };
}

/** The company's coordinates, unless another town was typed since. */
export function pointOf({ lat, lng, located_in, city }: CompanyFormValues) {
  if (lat === null || lng === null || located_in.trim() !== city.trim()) return null;
  return { lat, lng };
}

const textOrNull = (text: string): string | null => text.trim() || null;

/** The form as the API takes it, without the logo. */
export function bodyOf(values: CompanyFormValues): CompanyBody & { name: string } {
  const point = pointOf(values);
  return {
    name: values.name.trim(),
    description: values.description,
    category_id: textOrNull(values.category_id),
    address: textOrNull(values.address),
    zip_code: textOrNull(values.zip_code),
    city: textOrNull(values.city),
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
    email: textOrNull(values.email),
    phone: textOrNull(values.phone),
    website: textOrNull(values.website),
    facebook: textOrNull(values.facebook),
    linkedin: textOrNull(values.linkedin),
    twitter: textOrNull(values.twitter),
    founded_year: values.founded_year ? Number(values.founded_year) : null,
  };
}

/** Only what differs from `base`, so that a colleague's change of another field stays. A position is never halved. */
export function changesOf(values: CompanyFormValues, base: CompanyFormValues): CompanyBody {
  const [now, before] = [bodyOf(values), bodyOf(base)];
  const isChanged = (field: string) => now[field as keyof CompanyBody] !== before[field as keyof CompanyBody];
  const fields = Object.keys(now).filter((field) =>
    field === 'lat' || field === 'lng' ? isChanged('lat') || isChanged('lng') : isChanged(field),
  );
  return Object.fromEntries(fields.map((field) => [field, now[field as keyof CompanyBody]]));
}

/** Two states of the form are the same when nothing would be sent. */
export const isSame = (one: CompanyFormValues, other: CompanyFormValues): boolean => snapshot(one) === snapshot(other);

function snapshot({ image, located_in, ...fields }: CompanyFormValues): string {
  return JSON.stringify([fields, image instanceof File ? 'new' : (image?.url ?? null)]);
}
