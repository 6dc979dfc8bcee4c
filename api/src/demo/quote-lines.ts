import type { QuoteActionBody, QuoteLineBody } from '@wspolnik/contract/quotes';

/** Quantity with its unit, and the net price of one. */
type Row = readonly [name: string, quantity: string, unit: string, priceNet: string];

const linesOf = (...rows: readonly Row[]): Required<Pick<QuoteActionBody, 'lines' | 'vat_rate'>> => ({
  lines: rows.map(([name, quantity, unit, price_net]): QuoteLineBody => ({ name, quantity, unit, price_net })),
  vat_rate: '23',
});

const DESKS: Row = ['Stanowisko: biurko z kontenerem', '2', 'szt.', '1400.00'];
const FITTING: Row = ['Transport i montaż', '8', 'h', '80.00'];

/** Two versions: the second one is cheaper. */
export const FITTED_LINES = {
  first: linesOf(DESKS, ['Regał 220 × 180 cm, fornir', '1', 'szt.', '950.00'], FITTING),
  second: linesOf(DESKS, ['Regał 220 × 180 cm, laminat', '1', 'szt.', '860.00'], FITTING),
};

/** Becomes an order. */
export const DELIVERY_LINES = linesOf(
  ['Przygotowanie i uzgodnienia', '4.5', 'h', '120.00'],
  ['Wykonanie', '1', '', '1260.00'],
  ['Dojazd', '50', 'km', '3.00'],
);

export const SHOP_LINES = linesOf(
  ['Sklep internetowy na 300 produktów', '1', '', '5400.00'],
  ['Druga wersja językowa', '1', '', '900.00'],
  ['Szkolenie zespołu', '6', 'h', '115.00'],
);
