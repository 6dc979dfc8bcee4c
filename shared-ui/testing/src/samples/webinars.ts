import type { Speaker, Webinar } from '@wspolnik/contract';
import { idOf } from './wire.ts';

export function speaker(overrides: Partial<Speaker> = {}): Speaker {
  return {
    name: 'Joanna Kos',
    description: 'Doradza firmom rodzinnym od dwunastu lat.',
    image: null,
    thumbnail: null,
    sector: 'Finanse',
    phone: '+48 600 700 801',
    email: 'joanna@example.test',
    ...overrides,
  };
}

export function webinar(overrides: Partial<Webinar> = {}): Webinar {
  return {
    id: idOf(1),
    title: 'Faktury w KSeF bez nerwów',
    image: null,
    short_description: 'Co zmienia się od lutego i jak się przygotować.',
    webinar_date: '2026-12-03T17:00:00.000Z',
    state: 'upcoming',
    category: { id: idOf(200), name: 'Energia', name_en: 'Energy' },
    signup_url: 'https://zapisy.test/ksef',
    places: null,
    free_places: null,
    recording_url: null,
    sign_up: null,
    contacts: { count: 0, people: [] },
    organising: null,
    calendar_url: `/api/webinars/${idOf(1)}/calendar.ics`,
    speaker: speaker(),
    ...overrides,
  };
}
