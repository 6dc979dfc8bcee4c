/** Local parts of the accounts in the README, all in the domain below, all with the password DEMO_PASSWORD. */
export const DEMO_PASSWORD = 'Demo!2345';
export const DEMO_DOMAIN = 'demo.wspolnik.test';

export interface DemoPerson {
  login: string;
  first: string;
  last: string;
  role?: 'ADMIN';
}

export const ACCOUNTS: readonly DemoPerson[] = [
  { login: 'admin', first: 'Barbara', last: 'Sikora', role: 'ADMIN' },
  { login: 'owner', first: 'Tomasz', last: 'Nowak' },
  { login: 'manager', first: 'Ewa', last: 'Mazur' },
  { login: 'member', first: 'Piotr', last: 'Dudek' },
  { login: 'user', first: 'Katarzyna', last: 'Zielińska' },
  { login: 'fresh', first: 'Jan', last: 'Wilk' },
];

/** The second administrator: an appeal is decided by another one than the decision. */
export const MODERATOR: DemoPerson = { login: 'moderator', first: 'Andrzej', last: 'Górski', role: 'ADMIN' };

const FIRST_NAMES = [
  'Anna',
  'Marek',
  'Joanna',
  'Paweł',
  'Magdalena',
  'Krzysztof',
  'Agnieszka',
  'Michał',
  'Monika',
  'Łukasz',
  'Iwona',
  'Grzegorz',
];
const LAST_NAMES = [
  ['Kowalczyk', 'Kowalczyk'],
  ['Wiśniewski', 'Wiśniewska'],
  ['Wójcik', 'Wójcik'],
  ['Kamiński', 'Kamińska'],
  ['Lewandowski', 'Lewandowska'],
  ['Szymański', 'Szymańska'],
  ['Woźniak', 'Woźniak'],
  ['Kozłowski', 'Kozłowska'],
  ['Jankowski', 'Jankowska'],
  ['Krawczyk', 'Krawczyk'],
  ['Żuraw', 'Żuraw'],
  ['Grabowski', 'Grabowska'],
  ['Pawłowski', 'Pawłowska'],
] as const;

/** The person number `index` behind a company. */
export function ownerOf(index: number): DemoPerson {
  const first = FIRST_NAMES[index % FIRST_NAMES.length] ?? 'Anna';
  const [masculine, feminine] = LAST_NAMES[index % LAST_NAMES.length] ?? ['Nowak', 'Nowak'];
  return { login: `firma${index + 1}`, first, last: first.endsWith('a') ? feminine : masculine };
}
