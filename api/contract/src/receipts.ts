import { type Static, Type } from 'typebox';
import { Id, Money, Nullable } from './common.ts';

/** The receipt of a payment. Net and VAT add up to the gross amount that was paid. */
export const Receipt = Type.Object({
  id: Id,
  /** As in WSP/2026/000001: without a gap in each calendar year of Poland. */
  number: Type.String(),
  net: Money,
  vat: Money,
  /** Null for what is not taxed, such as points. */
  vat_percent: Nullable(Type.Integer()),
});
export type Receipt = Static<typeof Receipt>;

/** GET payment/receipts/{id}/: as a PDF; `lang` is by default the person's own. */
export const ReceiptQuery = Type.Object({ lang: Type.Optional(Type.Enum(['pl', 'en'] as const)) });
