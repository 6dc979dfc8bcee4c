import type { Me, UserSettingsBody } from '@wspolnik/contract';
import { PERSON_NAME_LENGTH } from '@wspolnik/contract/limits';
import type { ImageValue } from '@wspolnik/system/files';
import { rules } from '@wspolnik/system/forms';
import { object } from 'yup';

export interface DetailsValues {
  first_name: string;
  last_name: string;
  phone: string;
  locale: string;
  image: ImageValue;
}

export const detailsSchema = object({
  first_name: rules.required().max(PERSON_NAME_LENGTH),
  last_name: rules.required().max(PERSON_NAME_LENGTH),
  phone: rules.phone(),
});

export const valuesOf = ({ first_name, last_name, phone, locale, image }: Me): DetailsValues => ({
  first_name,
  last_name,
  phone: phone ?? '',
  locale,
  image: image ? { url: image } : null,
});

const TEXTS = ['first_name', 'last_name', 'phone', 'locale'] as const;

/** The changes, as the API takes them. */
export const changesOf = (values: DetailsValues, base: DetailsValues): UserSettingsBody =>
  Object.fromEntries(
    TEXTS.filter((name) => values[name].trim() !== base[name]).map((name) => [name, values[name].trim()]),
  );

const isSameImage = (a: ImageValue, b: ImageValue): boolean =>
  a instanceof File || b instanceof File ? a === b : a?.url === b?.url;

export const isSame = (a: DetailsValues, b: DetailsValues): boolean =>
  TEXTS.every((name) => a[name] === b[name]) && isSameImage(a.image, b.image);
