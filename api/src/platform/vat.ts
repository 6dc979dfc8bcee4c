import type { VatRate } from '@wspolnik/contract/vat';

const percentOf = (rate: VatRate): number => (rate === 'exempt' ? 0 : Number(rate));

/**
 * Both amounts of a price in grosze, halves rounded up. `netOf(grossOf(net))` is `net` at every rate, so a price that a seller named
 * net is stored as gross without loss. shared-ui computes the same while one types, and `f_net` in SQL;
 * contract/vat.vectors.json tests all three.
 */
export const grossOf = (net: number, rate: VatRate): number => Math.floor((net * (100 + percentOf(rate)) + 50) / 100);

export function netOf(gross: number, rate: VatRate): number {
  const whole = 100 + percentOf(rate);
  return Math.floor((gross * 200 + whole) / (2 * whole));
}

/** Percent: the rate of the operator's own services. */
export const VAT_PERCENT = 23;

export interface SplitAmount {
  /** All in grosze; net and VAT add up to gross. */
  net: number;
  vat: number;
  gross: number;
}

/** The VAT in a gross amount at the operator's rate (art. 106e ust. 7 of the VAT act). */
export function splitGross(gross: number): SplitAmount {
  const net = netOf(gross, `${VAT_PERCENT}`);
  return { net, vat: gross - net, gross };
}
