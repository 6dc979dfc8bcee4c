import { walletRow } from '@wspolnik/testing';
import { exportMonths, exportName } from '../../lib/export-file.ts';
import { historyCsv } from './csv.ts';
import { earned, recharge } from './testing/movements.ts';

const header = [
  'Data',
  'Operacja',
  'Status',
  'Zamówienie',
  'Oferta',
  'Druga strona',
  'Zmiana',
  'Zmiana',
  'Zmiana',
  'Saldo',
];
const texts = { header, type: () => 'Nagroda', status: () => 'Przekazane' };
const linesOf = (file: string) => file.slice(1).trimEnd().split('\r\n');

it('the Polish file suits Excel: semicolons, decimal commas and a byte order mark', () => {
  const file = historyCsv([walletRow()], 'pl', texts);
  expect(file.startsWith('\uFEFF"Data";"Operacja";')).toBe(true);
  expect(linesOf(file)[1]).toBe(
    '2026-11-03 11:05;"Nagroda";"Przekazane";"W-000123";"Meble biurowe na wymiar";"Ewa Nowak";-50,01;-50,01;0,00;949,99',
  );
});

it('the English file has commas, decimal dots, and empty cells for missing values', () => {
  const [, line] = linesOf(historyCsv([recharge], 'en', texts));
  expect(line).toBe('2026-11-01 10:00,"Nagroda","Przekazane","","","",1000.00,0.00,0.00,1000.00');
});

it('every text is quoted, so that no separator splits it', () => {
  const row = { ...earned, offer: { id: '1', title: 'Stół "Dąb"; 2 szt.\nnowy' } };
  expect(historyCsv([row], 'pl', texts)).toContain(';"Stół ""Dąb""; 2 szt.\nnowy";');
});

it.each(['=1+1', '+48', '-2', '@SUM(A1)', '\t=1'])('a title does not become a formula: %s', (title) => {
  const file = historyCsv([{ ...earned, offer: { id: '1', title } }], 'pl', texts);
  expect(file).toContain(`;"'${title}";`);
});

const now = Date.parse('2026-11-24T23:30:00Z');

it('the months end with today in Poland', () => {
  expect(exportMonths(now).slice(0, 3)).toEqual(['2026-11', '2026-10', '2026-09']);
  expect(exportMonths(Date.parse('2026-12-31T23:30:00Z'))[0]).toBe('2027-01');
  expect(exportMonths(now)).toHaveLength(12);
});

it.each([
  ['Stolarnia Żuraw', '2026-02', [], 'punkty-stolarnia-zuraw-2026-02-01-2026-02-28.csv'],
  ['Łódź & Syn', '2026-11', [], 'punkty-lodz-syn-2026-11-01-2026-11-25.csv'],
  [
    'Ewa Nowak',
    undefined,
    ['2026-11-03T10:00:00Z', '2026-10-31T23:30:00Z'],
    'punkty-ewa-nowak-2026-11-01-2026-11-25.csv',
  ],
  ['日本', undefined, [], 'punkty-2026-11-25-2026-11-25.csv'],
])('the file of %s has a name for %s', (owner, month, moments, name) => {
  expect(exportName({ prefix: 'punkty', owner, month, moments, now })).toBe(name);
});
