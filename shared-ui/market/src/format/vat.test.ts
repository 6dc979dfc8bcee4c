import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromGrosze } from '@wspolnik/system';
import { createIntl } from 'react-intl';
import en from '../messages/en.json' with { type: 'json' };
import pl from '../messages/pl.json' with { type: 'json' };
import { grossOf, netOf, priceText, type VatRate } from './vat.ts';

interface Amounts {
  rate: VatRate;
  net: number;
  gross: number;
}

// Read from disk, because shared-ui imports nothing of the API. The API's own test reads the same file.
const VECTORS = join(__dirname, '../../../../api/contract/src/vat.vectors.json');
const shared: { amounts: Amounts[]; nets: Amounts[] } = JSON.parse(readFileSync(VECTORS, 'utf8'));

test.each(shared.amounts)('$net grosze net are $gross gross at $rate, as in the API', ({ rate, net, gross }) => {
  expect(grossOf(fromGrosze(net), rate)).toBe(fromGrosze(gross));
  expect(netOf(fromGrosze(gross), rate)).toBe(fromGrosze(net));
});

test.each(shared.nets)('$gross grosze gross are $net net at $rate, as in the API', ({ rate, net, gross }) => {
  expect(netOf(fromGrosze(gross), rate)).toBe(fromGrosze(net));
});

test('a price says both amounts and the rate', () => {
  const price = { gross: '1230.00', net: '1000.00', rate: '23' } as const;
  const text = (locale: 'pl' | 'en', change: object = {}) =>
    priceText(createIntl({ locale, messages: { pl, en }[locale] }), { ...price, ...change }).replaceAll('\u00a0', ' ');
  expect(text('pl')).toBe('1 230,00 zł brutto (1 000,00 zł netto + 23% VAT)');
  expect(text('en')).toBe('1 230,00 zł gross (1 000,00 zł net + 23% VAT)');
  expect(text('pl', { net: '1230.00', rate: 'exempt' })).toBe('1 230,00 zł brutto (zwolnione z VAT)');
  expect(text('pl', { gross: '0.00', net: '0.00' })).toBe('0,00 zł');
});
