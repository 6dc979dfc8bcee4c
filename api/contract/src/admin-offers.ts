import { type Static, Type } from 'typebox';
import { CategoryRef } from './categories.ts';
import { Id, Money, Nullable, PageOf, PageQuery, Time } from './common.ts';
import { SEARCH_LENGTH } from './limits.ts';

export const ADMIN_OFFER_STATES = ['listed', 'hidden', 'inactive', 'unlisted'] as const;

/** An offer in the list for admins. */
export const AdminOffer = Type.Object({
  id: Id,
  title: Type.String(),
  thumbnail: Nullable(Type.String()),
  seller: Type.Object({ id: Id, name: Type.String() }),
  category: CategoryRef,
  individual_price: Type.Boolean(),
  price_from: Nullable(Money),
  price_to: Nullable(Money),
  /** `hidden` by a decision, `inactive` by its seller, `unlisted` by its plan or because the company is not active. */
  state: Type.Enum(ADMIN_OFFER_STATES),
  /** Open reports. */
  report_count: Type.Integer(),
  /** Null for one that was never reported or decided about. */
  case_id: Nullable(Id),
  created_at: Time,
});
export type AdminOffer = Static<typeof AdminOffer>;

/** GET accounts/admin/offers/ */
export const AdminOfferPage = PageOf(AdminOffer);
export type AdminOfferPage = Static<typeof AdminOfferPage>;

/** Newest first. */
export const AdminOfferQuery = Type.Object({
  ...PageQuery.properties,
  /** Words of title or seller; or the id of an offer or a seller. */
  q: Type.Optional(Type.String({ maxLength: SEARCH_LENGTH })),
  state: Type.Optional(Type.Enum(ADMIN_OFFER_STATES)),
  /** With open reports or an open appeal. */
  reported: Type.Optional(Type.Boolean()),
  /** With everything below it. */
  category: Type.Optional(Id),
});
export type AdminOfferQuery = Static<typeof AdminOfferQuery>;
