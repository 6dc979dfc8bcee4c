import { walletRow } from '@wspolnik/shared-ui/testing';
import { registryCsv } from './csv.ts';
import { earned, recharge } from './testing/movements.ts';

const texts = {
  header: ['Data', 'Operacja', 'Status', 'Oferta', 'Druga strona', 'Kwota', 'Saldo', 'Zamówienie'],
  type: () => 'Nagroda',
  status: () => 'Rozliczone',
};
const linesOf = (file: string) => file.slice(1).trimEnd().split('\r\n');

it('uses the format of a Polish Excel: semicolons, decimal commas and a byte order mark', () => {
  const file = registryCsv([walletRow()], 'pl', texts);
  expect(file.startsWith('\uFEFFData;Operacja;')).toBe(true);
  expect(linesOf(file)[1]).toBe(
    '2026-11-03 11:05;Nagroda;Rozliczone;Meble biurowe na wymiar;Ewa Nowak;-50,01;949,99;00000000-0000-7000-8000-000000000001',
  );
});

it('uses commas and decimal dots in English, and empty cells for missing values', () => {
  const [, line] = linesOf(registryCsv([recharge], 'en', texts));
  expect(line).toBe('2026-11-01 10:00,Nagroda,Rozliczone,,,1000.00,1000.00,');
});

it('quotes cells with quotes, separators or line breaks', () => {
  const row = { ...earned, offer: { id: '1', title: 'Stół "Dąb"; 2 szt.\nnowy' } };
  expect(registryCsv([row], 'pl', texts)).toContain(';"Stół ""Dąb""; 2 szt.\nnowy";');
});

it.each(['=1+1', '+48', '-2', '@SUM(A1)', '\t=1'])('does not let a title become a formula: %s', (title) => {
  const file = registryCsv([{ ...earned, offer: { id: '1', title } }], 'pl', texts);
  expect(file).toContain(`;'${title};`);
});
