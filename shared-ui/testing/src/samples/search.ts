import type {
  AddressResult,
  PersonHit,
  ReadCategory,
  SearchReading,
  SearchReply,
  SearchWord,
  Suggestion,
  SuggestReply,
} from '@wspolnik/contract';
import { companyCard, userCard } from './network.ts';
import { offerSummary } from './offers.ts';
import { post } from './posts.ts';
import { idOf } from './wire.ts';

/** All that was found of one kind. */
const hits = <T>(...results: T[]) => ({ count: results.length, count_exact: true, results });

/** A person in a list, who seeks and offers something. */
export function personHit(overrides: Partial<PersonHit> = {}): PersonHit {
  return { ...userCard(), seeks: ['inwestor'], offers: ['szkolenia'], ...overrides };
}

/** One of each kind. */
export function searchReply(overrides: Partial<SearchReply> = {}): SearchReply {
  return {
    closest: false,
    companies: hits(companyCard()),
    users: hits(personHit()),
    offers: hits(offerSummary()),
    posts: hits(post()),
    ...overrides,
  };
}

/** A search for printing houses in Kraków, which has some. */
export function searchReading(overrides: Partial<SearchReading> = {}): SearchReading {
  return {
    words: 'drukarnia',
    corrected: false,
    place: { name: 'Kraków', region: 'małopolskie', scope: 'town' },
    categories: [readCategory()],
    ...overrides,
  };
}

export function readCategory(overrides: Partial<ReadCategory> = {}): ReadCategory {
  const image = '/api/category-pictures/office.svg';
  return { id: idOf(2), name: 'Druk i poligrafia', name_en: 'Printing', image, ...overrides };
}

/** A word that leads to a category. */
export function searchWord(overrides: Partial<SearchWord> = {}): SearchWord {
  return {
    id: idOf(1),
    phrase: 'prawnik',
    category: { id: idOf(2), name: 'Prawo i doradztwo', name_en: 'Law and consulting' },
    words: '',
    updated_at: '2026-11-20T10:00:00.000Z',
    ...overrides,
  };
}

/** A company among the suggestions. */
export function suggestion(overrides: Partial<Suggestion> = {}): Suggestion {
  const label = overrides.label ?? 'Stolarnia Żuraw';
  return { kind: 'company', id: idOf(1), label, label_en: label, detail: 'Poznań', ...overrides };
}

/** One of each kind, in the order of the API. */
export function suggestReply(overrides: Partial<SuggestReply> = {}): SuggestReply {
  const results = [
    suggestion({ kind: 'word', id: null, label: 'stół', detail: null }),
    suggestion({ kind: 'category', id: idOf(2), label: 'Stolarstwo', label_en: 'Carpentry', detail: null }),
    suggestion({ kind: 'city', id: null, label: 'Stolec', detail: null }),
    suggestion(),
    suggestion({ kind: 'person', id: idOf(3), label: 'Jan Stolarz', detail: null }),
    suggestion({ kind: 'offer', id: idOf(4), label: 'Stół dębowy', detail: 'Stolarnia Żuraw' }),
  ];
  return { closest: false, results, ...overrides };
}

/** Of geocoding. */
export function addressResult(overrides: Partial<AddressResult> = {}): AddressResult {
  return {
    lat: 52.4064,
    lng: 16.9252,
    city: 'Poznań',
    street: 'Dębowa',
    house_number: '5',
    postal_code: '60-101',
    country: 'PL',
    region: 'wielkopolskie',
    ...overrides,
  };
}
