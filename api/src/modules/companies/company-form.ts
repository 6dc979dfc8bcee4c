import type { CompanyBody } from '@wspolnik/contract/companies';
import { fullAddress, isEmail, socialLink, webAddress } from '../../platform/contact-fields.ts';
import { isId } from '../../platform/ids.ts';
import { ApiProblem, type FieldErrors, invalidField, problem } from '../../platform/wire/problem.ts';
import { nameText, normalizePhone, plainText, requiredName } from '../../platform/words/text.ts';

/** Columns of `companies` that a form writes; absent ones stay unchanged. */
export interface CompanyValues {
  name?: string;
  description?: string;
  address?: string | null;
  zip_code?: string | null;
  city?: string | null;
  lat?: number | null;
  lng?: number | null;
  email?: string | null;
  phone?: string | null;
  website?: string | null;
  facebook?: string | null;
  linkedin?: string | null;
  twitter?: string | null;
  category_id?: string | null;
}

type TextField = Exclude<keyof CompanyValues, 'name' | 'description' | 'lat' | 'lng'>;
type Check = (value: string, field: TextField) => string;

const ZIP_MIN = 4;
const ZIP_MAX = 20;
function checkWebsite(value: string): string {
  const address = fullAddress(value);
  if (!webAddress(address)) throw invalidField('website', 'url');
  return address;
}

const asIs: Check = (value) => value;

const CHECKS: Record<TextField, Check> = {
  address: asIs,
  city: asIs,
  zip_code(value) {
    if (value.length < ZIP_MIN || value.length > ZIP_MAX) throw invalidField('zip_code', 'zip');
    return value;
  },
  email(value) {
    if (!isEmail(value)) throw invalidField('email', 'email');
    return value;
  },
  phone: (value) => normalizePhone(value),
  website: checkWebsite,
  facebook: (value) => socialLink('facebook', value),
  linkedin: (value) => socialLink('linkedin', value),
  twitter: (value) => socialLink('twitter', value),
  category_id(value) {
    if (!isId(value)) throw invalidField('category_id', 'select');
    return value;
  },
};

/** Shown as typed, with their dashes; all others are read by a pattern. */
const NAMES: ReadonlySet<TextField> = new Set(['address', 'city']);

/** Both or neither: half a position cannot be shown on a map. */
function checkPosition({ lat, lng }: CompanyBody): void {
  const hasLat = lat !== undefined && lat !== null;
  const hasLng = lng !== undefined && lng !== null;
  if (hasLat !== hasLng) throw invalidField(hasLat ? 'lng' : 'lat', 'required');
  if ((lat === undefined) !== (lng === undefined)) throw invalidField(lat === undefined ? 'lat' : 'lng', 'required');
}

/**
 * The form's rules (specification §5, domain §10). Texts are trimmed; an empty text clears the field.
 *
 * @throws ApiProblem validation_failed: required, zip, email, phone, url, socials {service}, select
 */
export function readCompanyForm(body: CompanyBody): CompanyValues {
  const values: CompanyValues = {};
  const errors: FieldErrors = {};
  /** Every invalid field is answered, not only the first. */
  const collect = (read: () => void) => {
    try {
      read();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      Object.assign(errors, error.details.fields);
    }
  };
  const { name } = body;
  if (name !== undefined) {
    collect(() => {
      values.name = requiredName('name', name);
    });
  }
  if (body.description !== undefined) values.description = body.description?.trim() ?? '';
  for (const field of Object.keys(CHECKS) as TextField[]) {
    const typed = body[field];
    if (typed === undefined) continue;
    const clean = NAMES.has(field) ? nameText : plainText;
    const value = clean(typed ?? '');
    collect(() => {
      values[field] = value === '' ? null : CHECKS[field](value, field);
    });
  }
  collect(() => checkPosition(body));
  if (Object.keys(errors).length > 0) throw problem('validation_failed', { fields: errors });
  if (body.lat !== undefined && body.lng !== undefined) Object.assign(values, { lat: body.lat, lng: body.lng });
  return values;
}
