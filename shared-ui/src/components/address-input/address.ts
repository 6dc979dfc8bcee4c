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

/** A street with a number alone, such as `Rynek 1`: thousands of towns have one, so none is found. */
export const lacksTown = (typed: string): boolean => /^\s*(?=\D)[^,]*\s\d+\s?\p{L}?(?:\/\d+)?\s*$/u.test(typed);

const joined = (parts: readonly (string | null)[], by: string): string => parts.filter(Boolean).join(by);

/** `Długa 5, 31-147 Kraków` */
export const formatAddress = ({ street, house_number, postal_code, city }: AddressData): string =>
  joined([joined([street, street && house_number], ' '), joined([postal_code, city], ' ')], ', ');
