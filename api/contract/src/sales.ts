import { type Static, Type } from 'typebox';
import { Id, MONTH_PATTERN, Money, Nullable } from './common.ts';

/** POST offers/view/: the page of an offer was opened. Nothing about who opened it is sent or kept (ADR 136). */
export const OfferViewBody = Type.Object({ offer_id: Id });
export type OfferViewBody = Static<typeof OfferViewBody>;

/** Orders that were placed in a month. Amounts leave out cancelled orders. */
export const SalesFigures = Type.Object({
  /** Without cancelled ones. */
  orders: Type.Integer(),
  cancelled: Type.Integer(),
  /** Confirmed or completed, and those that are still open. */
  confirmed_gross: Money,
  confirmed_net: Money,
  open_gross: Money,
  open_net: Money,
  /** The gross price of an order; null without orders. */
  average: Nullable(Money),
  /** What the rewards cost, as far as it is known: the part of nobody comes back with the confirmation. */
  reward: Money,
});
export type SalesFigures = Static<typeof SalesFigures>;

/** An offer in a month. */
export const OfferFigures = Type.Object({
  offer: Type.Object({ id: Id, title: Type.String(), is_listed: Type.Boolean() }),
  /** Of its page, by others than the company's own members. */
  views: Type.Integer(),
  /** Requests for a price, applications, and the first message of each thread that was sent from the offer's page. */
  questions: Type.Integer(),
  /** Without cancelled ones. */
  orders: Type.Integer(),
  gross: Money,
  reward: Money,
});
export type OfferFigures = Static<typeof OfferFigures>;

/** GET offers/sales-summary/: without a month that of today, in Poland. */
export const SalesSummaryQuery = Type.Object({ month: Type.Optional(Type.String({ pattern: MONTH_PATTERN })) });

/** The sales of the company in use in a month. */
export const SalesSummary = Type.Object({
  month: Type.String({ pattern: MONTH_PATTERN }),
  /** That of today. */
  latest_month: Type.String({ pattern: MONTH_PATTERN }),
  figures: SalesFigures,
  /** Of the month before. */
  previous: SalesFigures,
  /** Each day of the month until today, oldest first: views of all offers. */
  days: Type.Array(Type.Object({ day: Type.String({ format: 'date' }), views: Type.Integer() })),
  /** Offers that are listed or have a number in the month, most orders first, then most questions and views; at most 500. */
  offers: Type.Array(OfferFigures),
});
export type SalesSummary = Static<typeof SalesSummary>;
