import { type Static, Type } from 'typebox';
import { CategoryRef } from './categories.ts';
import { Id, Money, Nullable, Time } from './common.ts';
import { OfferSummary } from './offers.ts';

/** A root of the tree with what is offered in it and below, and its small square picture. */
export const LandingCategory = Type.Object({
  ...CategoryRef.properties,
  offer_count: Type.Integer(),
  image: Nullable(Type.String()),
});
export type LandingCategory = Static<typeof LandingCategory>;

/** A good opinion. */
export const LandingOpinion = Type.Object({
  id: Id,
  text: Type.String(),
  /** 4 to 5. */
  rating: Type.Number(),
  created_at: Time,
  /** A company, or a person without the surname: `Anna K.`. */
  author: Type.String(),
  company: Type.Object({ id: Id, name: Type.String() }),
  /** The author bought from the company: one of their orders is verified or completed. */
  verified_purchase: Type.Boolean(),
});
export type LandingOpinion = Static<typeof LandingOpinion>;

/** How the reward of an order at the price of this offer is shared; an odd grosz goes to the buyer. */
export const LandingExample = Type.Object({
  id: Id,
  title: Type.String(),
  /** Gross. */
  price: Money,
  reward: Type.Object({ total: Money, buyer: Money, referrer: Money }),
});
export type LandingExample = Static<typeof LandingExample>;

/** GET landing/: what the first page shows of the marketplace. Up to a minute old; the numbers up to ten minutes. */
export const Landing = Type.Object({
  /** At most six with a picture, the newest, of different companies and as many categories as there are. */
  offers: Type.Array(OfferSummary),
  /** The largest first; at most eight, none that is empty. */
  categories: Type.Array(LandingCategory),
  numbers: Type.Object({
    /** Active companies. */
    companies: Type.Integer(),
    /** Listed offers. */
    offers: Type.Integer(),
    /** Towns of active companies. */
    cities: Type.Integer(),
    /** Of all confirmed orders. */
    rewards: Money,
  }),
  /** At most three, of different companies: those of buyers first, then the newest. */
  opinions: Type.Array(LandingOpinion),
  /** Null without an offer at a fixed price that gives a reward. */
  example: Nullable(LandingExample),
});
export type Landing = Static<typeof Landing>;
