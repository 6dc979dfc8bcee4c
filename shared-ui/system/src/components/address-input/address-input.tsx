import { MapPin } from 'lucide-react';
import type { TypedSearch } from '../../hooks/use-typed-search.ts';
import styles from '../combobox/combobox.module.css';
import { SuggestedInput, type SuggestedTextProps } from '../suggested-input/suggested-input.tsx';
import { type AddressData, formatAddress, lacksTown } from './address.ts';

/** Milliseconds between the last keystroke and the search (specification §9). */
export const ADDRESS_DELAY = 300;

export type AddressSearch = TypedSearch<AddressData>;

/** Minimum length of a search: one letter is too few. */
const PACE = { delay: ADDRESS_DELAY, shortest: 2 };

export interface AddressInputProps extends SuggestedTextProps {
  /** Called when a suggestion is chosen, to fill the other fields. The text is already set. */
  onPick(address: AddressData): void;
  search: AddressSearch;
}

/** Free text for an address, with suggestions. */
export function AddressInput(props: AddressInputProps) {
  return (
    <SuggestedInput<AddressData>
      {...props}
      pace={PACE}
      textOf={formatAddress}
      textIdOf={(name) => `ui.address.${name === 'empty' && lacksTown(props.value) ? 'noTown' : name}`}
      icon={<MapPin size={18} strokeWidth={1.75} />}
      row={(address) => (
        <>
          {formatAddress(address)}
          {address.region && <span className={styles.region}>{address.region}</span>}
        </>
      )}
    />
  );
}
