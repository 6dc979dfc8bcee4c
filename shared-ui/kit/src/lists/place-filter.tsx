import { CITY_LENGTH } from '@wspolnik/contract/limits';
import { excessOf } from '@wspolnik/system';
import { NearMe, type Place } from '@wspolnik/system/forms';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { DistanceSelect } from './distance-select.tsx';
import { FilterGroup } from './filter-group.tsx';
import { LoadedTextField } from './loaded-text-field.tsx';
import { inTown, nearby } from './place-query.ts';
import { type CommonQuery, changeFilters, type FilterProps, WITHOUT_PLACE } from './query.ts';
import { searchPlace } from './search-place.ts';

const loadBox = async () => (await import(/* webpackChunkName: "suggest-boxes" */ './suggest-boxes.tsx')).PlaceBox;

/** A town, or the surroundings of a town, an address or the person: one field and a distance. */
export function PlaceFilter({ of, query }: FilterProps) {
  const { formatMessage } = useIntl();
  const { city, radius } = query;
  return (
    <FilterGroup title={formatMessage({ id: 'ui.filters.place' })}>
      <PlaceField {...{ of, query }} />
      {(city !== undefined || radius !== undefined) && <DistanceSelect {...{ of, query }} />}
      <NearMe onPosition={(lat, lng) => changeFilters(of, nearby({ lat, lng }, { radius }))} />
    </FilterGroup>
  );
}

/** A town is exact, and an address the centre of a circle. */
const chosen = ({ label, isTown, position }: Place, radius: string | undefined): CommonQuery =>
  isTown || !position ? inTown(label) : nearby(position, { place: label, radius });

/** Nothing is searched while one types, because the beginning of an address finds nothing. */
function PlaceField({ of, query: { city, place, radius } }: FilterProps) {
  const { formatMessage } = useIntl();
  const shown = place ?? city ?? '';
  const { text, setText } = usePlaceText(shown);
  const [isLeft, setLeft] = useState(false);
  const isUnpicked = isLeft && text.trim() !== '' && text !== shown;
  const pick = (found: Place) => changeFilters(of, chosen(found, radius));
  const type = (typed: string) => {
    setText(typed);
    setLeft(false);
    if (typed === '' && (city ?? radius) !== undefined) changeFilters(of, WITHOUT_PLACE);
  };
  // Without a chosen suggestion Enter takes the first one, and the text itself where there is none.
  const enter = async () => {
    const typed = text.trim();
    if (typed === '' || typed === shown || excessOf(typed, CITY_LENGTH) > 0) return;
    const [first] = await searchPlace(typed, new AbortController().signal).catch(() => []);
    if (first) setText(first.label);
    changeFilters(of, first ? chosen(first, radius) : inTown(typed));
  };
  return (
    <LoadedTextField
      label={formatMessage({ id: 'ui.filters.placeField' })}
      help={isUnpicked ? formatMessage({ id: 'ui.filters.pickPlace' }) : undefined}
      load={loadBox}
      icon={<MapPin aria-hidden size={18} strokeWidth={1.75} />}
      value={text}
      maxLength={CITY_LENGTH}
      onChange={type}
      onBlur={() => setLeft(true)}
      onEnter={() => void enter()}
      onPick={pick}
    />
  );
}

/** Text of the field, updated when Back, Forward or a removed chip changes the place. */
function usePlaceText(place: string) {
  const [text, setText] = useState(place);
  const [shown, setShown] = useState(place);
  if (shown !== place) {
    setShown(place);
    setText(place);
  }
  return { text, setText };
}
