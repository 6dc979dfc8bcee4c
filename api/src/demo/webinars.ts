import type { Scene } from '../platform/illustrations/draw-scene.ts';

/** Days from now and the hour in UTC; the one without an hour has just started. */
export interface DemoWebinar {
  day: number;
  hour?: number;
  title: string;
  text: string;
  /** A category of the first level, by its position in the catalogue. */
  category: number;
  /** What its picture shows. */
  scene: Scene;
  /** Sign-up elsewhere; without it people sign up here. A domain for examples: it exists, and belongs to nobody. */
  signup?: string;
  /** With people who come, and with few places also people who wait. */
  places?: number;
  join?: string;
  recording?: string;
  /** How many people have signed up here. */
  people?: number;
  speaker: { name: string; about: string; sector: string; phone?: string; email?: string };
}

export const WEBINARS: readonly DemoWebinar[] = [
  {
    day: 0,
    title: 'Polecenia, które wracają: jak rozliczać punkty w sieci kontaktów',
    text: 'Na żywo pokazujemy drogę punktów od zakupu do wypłaty i odpowiadamy na pytania z czatu.',
    category: 6,
    scene: ['room', 'handshake', 'coins', 'phoneList'],
    join: 'https://example.com/spotkania/polecenia',
    people: 14,
    speaker: {
      name: 'Ewa Mazur',
      about: 'Prowadzi rozwój sieci partnerskich w firmach usługowych.',
      sector: 'Sprzedaż i partnerstwa',
      phone: '+48600700801',
      email: 'ewa.mazur@wspolnik.test',
    },
  },
  {
    day: 2,
    hour: 9,
    title: 'KSeF bez stresu: faktury ustrukturyzowane w małej firmie',
    text: 'Co przygotować, kto wystawia faktury w imieniu firmy i jak nie utknąć przy pierwszej wysyłce.',
    category: 1,
    scene: ['desk', 'laptopTable', 'invoice', 'calculator'],
    signup: 'https://example.com/webinary/ksef',
    speaker: {
      name: 'Iwona Krawczyk',
      about: 'Doradczyni podatkowa, od 15 lat prowadzi biuro rachunkowe.',
      sector: 'Księgowość i podatki',
      email: 'iwona.krawczyk@wspolnik.test',
    },
  },
  {
    day: 6,
    hour: 16,
    title: 'Fotowoltaika dla firm: magazyn energii czy sprzedaż nadwyżek?',
    text: 'Liczymy zwrot na trzech prawdziwych instalacjach: piekarni, biurowca i hali produkcyjnej.',
    category: 2,
    scene: ['roof', 'solarPanel', 'homeBattery', 'growth'],
    places: 12,
    join: 'https://example.com/spotkania/fotowoltaika',
    people: 15,
    speaker: {
      name: 'Marek Wiśniewski',
      about: 'Inżynier, projektuje instalacje od 50 kW do 1 MW.',
      sector: 'Energia',
      phone: '+48600700803',
    },
  },
  {
    day: 13,
    hour: 10,
    title: 'Strona, która sprzedaje: audyt na żywo',
    text: 'Trzy zgłoszone strony, trzy kwadranse uwag i czas na pytania.',
    category: 0,
    scene: ['desk', 'laptopSite', 'magnifier', 'target'],
    places: 25,
    join: 'https://example.com/spotkania/audyt',
    people: 9,
    speaker: {
      name: 'Michał Lewandowski',
      about: 'Projektant usług cyfrowych.',
      sector: 'IT i oprogramowanie',
      email: 'michal.lewandowski@wspolnik.test',
    },
  },
  {
    day: -5,
    hour: 9,
    title: 'Umowa o współpracy: pięć zapisów, które ratują relację',
    text: 'Zakres, terminy, odbiór, odpowiedzialność i rozstanie. Z wzorem do pobrania po spotkaniu.',
    category: 1,
    scene: ['desk', 'contract', 'scales', 'handshake'],
    recording: 'https://example.com/nagrania/umowa',
    people: 16,
    speaker: {
      name: 'Agnieszka Kozłowska',
      about: 'Radczyni prawna, obsługuje firmy rodzinne.',
      sector: 'Prawo gospodarcze',
      phone: '+48600700805',
    },
  },
  {
    day: -19,
    hour: 15,
    title: 'Pierwszy kontrakt za granicą: transport, waluta, gwarancje',
    text: 'Doświadczenia trzech firm, które w tym roku zaczęły eksportować do Czech i Niemiec.',
    category: 7,
    scene: ['city', 'globe', 'truck', 'containers'],
    signup: 'https://example.com/webinary/eksport',
    speaker: {
      name: 'Paweł Szymański',
      about: 'Spedytor, organizuje przewozy w 14 krajach.',
      sector: 'Transport międzynarodowy',
      email: 'pawel.szymanski@wspolnik.test',
    },
  },
];
