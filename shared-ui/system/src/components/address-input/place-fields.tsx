import { TextField } from '../input/text-field.tsx';
import type { AddressData } from './address.ts';
import { AddressField } from './address-field.tsx';
import type { AddressSearch } from './address-input.tsx';
import styles from './place-fields.module.css';

/** Limits of the API's fields. */
const MAX_ADDRESS = 200;
const MAX_ZIP = 20;
const MAX_CITY = 100;

/** A suggested place as values of a form. */
export interface PickedPlace {
  address: string;
  city: string;
  /** Undefined when the place has none: a typed one stays. */
  zip_code: string | undefined;
  lat: number;
  lng: number;
}

export interface PlaceFieldsProps {
  labels: Record<'address' | 'addressHelp' | 'zip' | 'city', string>;
  search: AddressSearch;
  onPick(place: PickedPlace): void;
}

/** Fields `address`, `zip_code` and `city` of a form; a suggested address fills all three. */
export function PlaceFields({ labels, search, onPick }: PlaceFieldsProps) {
  const pick = ({ street, house_number, postal_code, city, lat, lng }: AddressData) =>
    onPick({
      address: [street, street && house_number].filter(Boolean).join(' '),
      zip_code: postal_code ?? undefined,
      ...{ city, lat, lng },
    });
  return (
    <>
      <AddressField
        name="address"
        label={labels.address}
        help={labels.addressHelp}
        search={search}
        onPick={pick}
        maxLength={MAX_ADDRESS}
      />
      <div className={styles.pair}>
        <TextField name="zip_code" label={labels.zip} maxLength={MAX_ZIP} />
        <TextField name="city" label={labels.city} maxLength={MAX_CITY} />
      </div>
    </>
  );
}
