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

const joined = (parts: readonly (string | null)[], by: string): string => parts.filter(Boolean).join(by);

/** `Długa 5, 31-147 Kraków` */
export const formatAddress = ({ street, house_number, postal_code, city }: AddressData): string =>
  joined([joined([street, street && house_number], ' '), joined([postal_code, city], ' ')], ', ');
