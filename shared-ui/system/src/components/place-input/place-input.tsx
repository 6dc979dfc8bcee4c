import { MapPin } from 'lucide-react';
import type { TypedSearch } from '../../hooks/use-typed-search.ts';
import styles from '../combobox/combobox.module.css';
import { SuggestedInput, type SuggestedTextProps } from '../suggested-input/suggested-input.tsx';

const PACE = { delay: 200, shortest: 1 };

/** A town or an address. */
export interface Place {
  label: string;
  /** Distinguishes places of the same name. */
  region: string | null;
  isTown: boolean;
  /** Degrees; null when only the name is known. */
  position: { lat: number; lng: number } | null;
}

export interface PlaceInputProps extends SuggestedTextProps {
  /** Called when a suggestion is chosen. The text is already set. */
  onPick(place: Place): void;
  search: TypedSearch<Place>;
}

/** The name of a town or an address, with suggestions of both. */
export function PlaceInput(props: PlaceInputProps) {
  return (
    <SuggestedInput<Place>
      {...props}
      pace={PACE}
      textOf={({ label }) => label}
      textIdOf={(name) => `ui.place.${name}`}
      icon={<MapPin size={18} strokeWidth={1.75} />}
      row={({ label, region }) => (
        <>
          {label}
          {region && <span className={styles.region}>{region}</span>}
        </>
      )}
    />
  );
}
