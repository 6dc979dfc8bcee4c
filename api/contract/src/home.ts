import { type Static, Type } from 'typebox';
import { Id, Nullable, Time } from './common.ts';
import { OfferSummary } from './offers.ts';
import { WebinarState } from './webinars.ts';

/**
 * What can wait for the profile in use, in the order of the page: questions about prices that its company answers, prices that it accepts,
 * orders whose next step is its own, disputes that wait for its answer, orders unpaid after their due date, unread conversations,
 * invitations to the network and to companies, requests to introduce two contacts, and answers to its own requests, as long as their
 * notifications are unseen.
 */
export const HOME_TASKS = [
  'quotes_to_price',
  'quotes_to_accept',
  'disputes',
  'sales',
  'purchases',
  'unpaid_purchases',
  'unpaid_sales',
  'messages',
  'invitations',
  'company_invitations',
  'introductions',
  'introduction_answers',
] as const;
export type HomeTaskKind = (typeof HOME_TASKS)[number];

/** `count` is at least 1. `names` are at most three: offers, or the people and companies who wait; the newest first. */
export const HomeTask = Type.Object({
  kind: Type.Enum(HOME_TASKS),
  count: Type.Integer({ minimum: 1 }),
  names: Type.Array(Type.String(), { maxItems: 3 }),
});
export type HomeTask = Static<typeof HomeTask>;

/** A new offer that a saved search of the profile in use finds; the search that was saved last where several do. */
export const HomeMatch = Type.Object({ search: Type.Object({ id: Id, name: Type.String() }), offer: OfferSummary });
export type HomeMatch = Static<typeof HomeMatch>;

/** One in which the person has a place: running, in the next seven days, or of the last seven with its recording. */
export const HomeWebinar = Type.Object({ id: Id, title: Type.String(), webinar_date: Time, state: WebinarState });
export type HomeWebinar = Static<typeof HomeWebinar>;

/** First steps of a person, each true when it was taken. */
export const HomeSteps = Type.Object({
  picture: Type.Boolean(),
  /** A line about the person, written or made of their job. */
  headline: Type.Boolean(),
  contact: Type.Boolean(),
  saved_search: Type.Boolean(),
  post: Type.Boolean(),
  company: Type.Boolean(),
});
export type HomeSteps = Static<typeof HomeSteps>;

/** GET home/: of the profile in use. */
export const Home = Type.Object({
  tasks: Type.Array(HomeTask),
  /** Of the person, whatever profile is in use; at most three, the next first, and recordings last. */
  webinars: Type.Array(HomeWebinar, { maxItems: 3 }),
  /** Of the last 30 days, newest first; at most six. */
  matches: Type.Array(HomeMatch, { maxItems: 6 }),
  saved_searches: Type.Integer(),
  /** New offers of companies that are contacts, of the last 30 days, newest first; at most six, and at most two of one company. */
  contact_offers: Type.Array(OfferSummary, { maxItems: 6 }),
  /** Null while a company is in use, once all are taken, and when the person has hidden them. */
  steps: Nullable(HomeSteps),
});
export type Home = Static<typeof Home>;
