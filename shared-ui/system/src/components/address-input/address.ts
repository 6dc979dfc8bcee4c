/** A place from the API's geocoder; always in Poland. */
export interface AddressData {
  lat: number;
  lng: number;
  city: string;
  street: string | null;
  house_number: string | null;
  postal_code: string | null;
  /** Voivodeship; distinguishes places of the same name. */
  region: string | null;
}

/** Only a street with a number, such as `Rynek 1`: thousands of towns have one, so none is found. */
export function lacksTown(typed: string): boolean {
  const words = typed.trim().split(/\s+/);
  return words.length > 1 && !typed.includes(',') && /^\d+\p{L}?(?:\/\d+)?$/u.test(words.at(-1) ?? '');
}

const joined = (parts: readonly (string | null)[], by: string): string => parts.filter(Boolean).join(by);

/** `Długa 5, 31-147 Kraków` */
export const formatAddress = ({ street, house_number, postal_code, city }: AddressData): string =>
  joined([joined([street, street && house_number], ' '), joined([postal_code, city], ' ')], ', ');
