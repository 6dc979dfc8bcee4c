import { formatMoney, formatMoneyRange, fromGrosze, toGrosze } from '@wspolnik/system';
import type { IntlShape } from 'react-intl';

/** Percent; `exempt` is "zwolnione". As in the API. */
export const VAT_RATES = ['23', '8', '5', '0', 'exempt'] as const;
export type VatRate = (typeof VAT_RATES)[number];
/** Which amount a seller names. */
export type PriceType = 'gross' | 'net';

const percentOf = (rate: VatRate): number => (rate === 'exempt' ? 0 : Number(rate));

/**
 * The gross amount of a net one while it is typed, halves of a grosz rounded up. Computed as in the API, whose amounts are shown
 * everywhere else; api/contract/src/vat.vectors.json tests both.
 */
export const grossOf = (net: string, rate: VatRate): string =>
  fromGrosze(Math.floor((toGrosze(net) * (100 + percentOf(rate)) + 50) / 100));

/** The net amount of a gross one. See {@link grossOf}. */
export function netOf(gross: string, rate: VatRate): string {
  const whole = 100 + percentOf(rate);
  return fromGrosze(Math.floor((toGrosze(gross) * 200 + whole) / (2 * whole)));
}

/** The tax in a gross price. */
export const vatOf = (gross: string, net: string): string => fromGrosze(toGrosze(gross) - toGrosze(net));

/** A gross price with what it consists of. Money in the API's format. */
export interface VatPrice {
  gross: string;
  net: string;
  rate: VatRate;
}

/** What VAT is in a price: `1 000,00 zł netto + 23% VAT`, of an exempt one `zwolnione z VAT`. `netTo`: the upper end of a range. */
export function vatText(intl: IntlShape, net: string, rate: VatRate, netTo: string | null = null): string {
  const amount = netTo === null ? formatMoney(net) : formatMoneyRange(net, netTo);
  return intl.formatMessage({ id: 'ui.vat.part' }, { net: amount, rate });
}

/** `1 230,00 zł brutto (1 000,00 zł netto + 23% VAT)`, for texts; nothing of it of a price of 0. */
export function priceText(intl: IntlShape, { gross, net, rate }: VatPrice): string {
  const amount = formatMoney(gross);
  if (toGrosze(gross) === 0) return amount;
  return intl.formatMessage({ id: 'ui.vat.price' }, { gross: amount, vat: vatText(intl, net, rate) });
}
