import type { Home, HomeMatch, HomeSteps, HomeWebinar } from '@wspolnik/contract';
import { offerSummary } from './offers.ts';
import { idOf } from './wire.ts';

export const homeSteps = (overrides: Partial<HomeSteps> = {}): HomeSteps => ({
  picture: false,
  headline: false,
  contact: false,
  saved_search: false,
  post: false,
  company: false,
  ...overrides,
});

export const homeMatch = (overrides: Partial<HomeMatch> = {}): HomeMatch => ({
  search: { id: idOf(801), name: 'Meble do biura' },
  offer: offerSummary(),
  ...overrides,
});

/** In which the person has a place. */
export const homeWebinar = (overrides: Partial<HomeWebinar> = {}): HomeWebinar => ({
  id: idOf(802),
  title: 'Podatki',
  webinar_date: '2026-12-03T17:00:00.000Z',
  state: 'upcoming',
  ...overrides,
});

/** Of somebody for whom nothing waits. */
export const home = (overrides: Partial<Home> = {}): Home => ({
  tasks: [],
  webinars: [],
  matches: [],
  saved_searches: 0,
  contact_offers: [],
  steps: null,
  ...overrides,
});
