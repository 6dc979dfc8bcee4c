import type { Webinar } from '@wspolnik/contract';

export const NOW = '2026-11-20T12:00:00Z';

/** Starts an hour after NOW. */
export const exampleWebinar: Webinar = {
  id: 'webinar-1',
  title: 'Jak wejść na rynek niemiecki bez oddziału',
  image: null,
  short_description: 'Umowy, podatki i pierwsi klienci: co przygotować, zanim wyślesz pierwszą ofertę.',
  webinar_date: '2026-11-20T13:00:00Z',
  state: 'upcoming',
  category: { id: 'category-1', name: 'Prawo i doradztwo', name_en: 'Law and advice' },
  signup_url: 'https://example.com/zapisy',
  places: null,
  free_places: null,
  recording_url: null,
  sign_up: null,
  contacts: { count: 0, people: [] },
  organising: null,
  calendar_url: '/api/webinars/webinar-1/calendar.ics',
  speaker: {
    name: 'Ewa Wiśniewska',
    description: 'Radczyni prawna, od 15 lat prowadzi firmy przez granicę.',
    image: null,
    thumbnail: null,
    sector: 'Kancelaria Wiśniewska',
    phone: '+48 600 700 800',
    email: 'ewa@example.com',
  },
};
