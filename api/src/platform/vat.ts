/** Percent: the rate of services in Poland. */
export const VAT_PERCENT = 23;

export interface SplitAmount {
  /** All in grosze; net and VAT add up to gross. */
  net: number;
  vat: number;
  gross: number;
}

/**
 * The VAT in a gross amount: gross × 23 / 123, rounded to the grosz (art. 106e ust. 7 of the VAT act); the rest is net.
 * No amount lies halfway between two grosze: 123 is odd.
 */
export function splitGross(gross: number): SplitAmount {
  const vat = Math.round((gross * VAT_PERCENT) / (100 + VAT_PERCENT));
  return { net: gross - vat, vat, gross };
}
