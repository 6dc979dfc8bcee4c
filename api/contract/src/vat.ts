import { type Static, Type } from 'typebox';
import { Money, Nullable } from './common.ts';

/** Percent; `exempt` is "zwolnione", which is not 0 %. */
export const VAT_RATES = ['23', '8', '5', '0', 'exempt'] as const;
export const VatRate = Type.Enum(VAT_RATES);
export type VatRate = Static<typeof VatRate>;

/** Which amount a seller names; the other one follows from it. */
export const PRICE_TYPES = ['gross', 'net'] as const;
export const PriceType = Type.Enum(PRICE_TYPES);
export type PriceType = Static<typeof PriceType>;

/** Beside the price of an offer, `price_from` and `price_to`, which is gross: what the buyer pays. */
export const OfferVat = {
  /** As the seller named the price. Null for a job, as the rate. */
  price_type: Nullable(PriceType),
  vat_rate: Nullable(VatRate),
  /** Without VAT; null where the price is. */
  price_net_from: Nullable(Money),
  price_net_to: Nullable(Money),
};
