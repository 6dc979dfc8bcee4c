import { CITY_LENGTH, MAX_RADIUS_KM, MAX_RATING, PLACE_LENGTH, SEARCH_LENGTH } from '@wspolnik/contract/limits';
import type { MessageDescriptor } from 'react-intl';
import { type Check, listOf, local, number, oneOf, text } from '../list-query.ts';
import { defineFilter, type Filter, type Flag } from './filter.ts';
import { listValue, toggled } from './list-value.ts';
import { WITHOUT_CIRCLE } from './query.ts';

/** The words of the search; their field is above the list. */
export const textFilter = defineFilter({
  params: { q: text(SEARCH_LENGTH) },
  chips: ({ q }, { intl }) =>
    q
      ? [
          {
            key: 'q',
            label: intl.formatMessage({ id: 'ui.filters.query' }, { q: q.trim() }),
            without: { q: undefined },
          },
        ]
      : [],
  plain: [],
});

/** A town, or a circle around `place`. */
export const placeFilter = defineFilter({
  params: {
    city: text(CITY_LENGTH),
    radius: number(1, MAX_RADIUS_KM),
    lat: number(-90, 90),
    lng: number(-180, 180),
    /** Name of the place at the centre of the search. */
    place: local(text(PLACE_LENGTH)),
  },
  chips({ city, radius, place }, { intl }) {
    const nearby = () =>
      intl.formatMessage({ id: place ? 'ui.filters.nearPlace' : 'ui.filters.nearby' }, { km: Number(radius), place });
    return [
      ...(radius ? [{ key: 'radius', label: nearby(), without: WITHOUT_CIRCLE }] : []),
      ...(city ? [{ key: 'city', label: city, without: { city: undefined } }] : []),
    ];
  },
  plain: [{ kind: 'text', param: 'city', label: { id: 'ui.filters.city' } }],
});

/** Companies with at least such a rating. */
export const ratingFilter = defineFilter({
  params: { company_rating: number(0, MAX_RATING) },
  chips({ company_rating }, { intl }) {
    const rating = Number(company_rating ?? 0);
    const label = () => intl.formatMessage({ id: 'ui.filters.rating' }, { rating });
    return rating > 0 ? [{ key: 'rating', label: label(), without: { company_rating: undefined } }] : [];
  },
  control: {
    kind: 'ratings',
    title: { id: 'ui.filters.ratingTitle' },
    param: 'company_rating',
    values: ['4.5', '4', '3'],
  },
});

interface FlagsFilter<Name extends string> {
  title?: MessageDescriptor;
  /** For a guest the API ignores it: it is not active then, and has no control. */
  signedIn?: boolean;
  flags: Readonly<Record<Name, Flag>>;
}

/** Checkboxes, each with a parameter. */
export function flagsFilter<Name extends string>({ flags, ...control }: FlagsFilter<Name>) {
  const names = Object.keys(flags) as Name[];
  return defineFilter<Record<Name, Check>>({
    params: Object.fromEntries(names.map((name) => [name, oneOf<string>(['true'])])) as Record<Name, Check>,
    chips: (query, { intl, isAuth }) =>
      names
        .filter((name) => query[name] !== undefined && (isAuth || !control.signedIn))
        .map((name) => ({
          key: name,
          label: intl.formatMessage(flags[name].label),
          without: { [name]: undefined } as typeof query,
        })),
    control: { kind: 'flags', flags, ...control },
  });
}

interface ChoicesFilter<Name extends string> {
  param: Name;
  title: MessageDescriptor;
  labels: Readonly<Record<string, MessageDescriptor>>;
}

/** Checkboxes of the values of one parameter, of which several may be chosen. */
export function choicesFilter<Name extends string>({ param, title, labels }: ChoicesFilter<Name>) {
  const params = { [param]: listOf(oneOf(Object.keys(labels))) } as Record<Name, Check>;
  const filter: Filter<Record<Name, Check>> = {
    params,
    chips: (query, { intl }) =>
      listValue(query[param]).map((value) => ({
        key: value,
        label: intl.formatMessage(labels[value] ?? title),
        without: { [param]: toggled(query[param], value) } as typeof query,
      })),
    control: { kind: 'choices', param, title, labels },
  };
  return filter;
}

/** Only the contacts of the profile in use. */
export const networkFilter = flagsFilter({
  signedIn: true,
  flags: { network: { label: { id: 'ui.filters.network' } } },
});
