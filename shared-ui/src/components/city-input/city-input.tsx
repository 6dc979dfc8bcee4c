import { Building2 } from 'lucide-react';
import type { TypedSearch } from '../../hooks/use-typed-search.ts';
import { SuggestedInput, type SuggestedTextProps } from '../suggested-input/suggested-input.tsx';

const PACE = { delay: 150, shortest: 1 };
const self = (city: string) => city;

export interface CityInputProps extends SuggestedTextProps {
  /** Called when a suggestion is chosen. The text is already set. */
  onPick(city: string): void;
  search: TypedSearch<string>;
}

/** The name of a city or its beginning, with suggestions. */
export function CityInput(props: CityInputProps) {
  return (
    <SuggestedInput<string>
      {...props}
      pace={PACE}
      textOf={self}
      textIdOf={(name) => `ui.city.${name}`}
      icon={<Building2 size={18} strokeWidth={1.75} />}
      row={self}
    />
  );
}
