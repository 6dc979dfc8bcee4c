import { LoginReply } from '@wspolnik/contract/accounts';
import { Id, Money, Time } from '@wspolnik/contract/common';
import { CompanyRole } from '@wspolnik/contract/companies';
import { CreateOfferForm } from '@wspolnik/contract/offers';
import { ORDER_STATUSES } from '@wspolnik/contract/orders';
import { type Static, type TSchema, Type } from 'typebox';

/** A name inside the world: what a test calls a person, an offer or an order. */
const Key = Type.String({ pattern: '^[a-zA-Z][a-zA-Z0-9]{0,29}$' });
const MOST_PEOPLE = 20;
const MOST_OF_PERSON = 60;

const Named = <T extends TSchema>(value: T, most: number) => Type.Record(Key, value, { maxProperties: most });

const { is_active, category_id: _category, title, ...offerFields } = CreateOfferForm.properties;

/** Everything has a default: 100 zł, 10 zł of reward, the first category that is not about jobs. */
export const WorldOffer = Type.Object({
  ...offerFields,
  is_active,
  title: Type.Optional(title),
  /** The Polish name of a category. */
  category: Type.Optional(Type.String({ maxLength: 100 })),
});
export type WorldOffer = Static<typeof WorldOffer>;

/** The statuses that calls and the timer reach; a reported order is reported by its buyer in the test. */
const WorldStatus = Type.Enum(ORDER_STATUSES.filter((status) => status !== 'reported'));

export const WorldOrder = Type.Object({
  /** The person whose company sells. */
  from: Key,
  offer: Key,
  status: Type.Optional(WorldStatus),
  /** Within a range. */
  amount: Type.Optional(Money),
  referrer: Type.Optional(Key),
  /** Buys for the company instead of the person. */
  as_company: Type.Optional(Type.Boolean()),
});
export type WorldOrder = Static<typeof WorldOrder>;

export const WorldCompany = Type.Object({
  /** The generated name follows it: "Pracownia" by default. */
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  city: Type.Optional(Type.String({ maxLength: 100 })),
  status: Type.Optional(Type.Enum(['draft', 'active'] as const)),
  /** Without an end, so that the free one replaces it at once. */
  plan: Type.Optional(Type.Enum(['free', 'standard', 'premium'] as const)),
  /** Topped up. */
  points: Type.Optional(Money),
});
export type WorldCompany = Static<typeof WorldCompany>;

export const WorldMembership = Type.Object({ of: Key, role: CompanyRole });
export type WorldMembership = Static<typeof WorldMembership>;

export const WorldPerson = Type.Object({
  /** "Maria" by default; the last name is generated. */
  first_name: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  admin: Type.Optional(Type.Boolean()),
  locale: Type.Optional(Type.Enum(['pl', 'en'] as const)),
  /** A company that the person owns, or a place in the company of another person. */
  company: Type.Optional(Type.Union([WorldCompany, WorldMembership])),
  /** An account that withdrawals can go to at once: of the company, or of a person without one. */
  bank_account: Type.Optional(Type.Boolean()),
  /** Of the person's company. */
  offers: Type.Optional(Named(WorldOffer, MOST_OF_PERSON)),
  /** Orders of the person. */
  orders: Type.Optional(Named(WorldOrder, MOST_OF_PERSON)),
  /** People with whom this one is in contact, both ways. */
  contacts: Type.Optional(Type.Array(Key, { maxItems: MOST_PEOPLE })),
});
export type WorldPerson = Static<typeof WorldPerson>;

export const WorldBody = Type.Object({ people: Named(WorldPerson, MOST_PEOPLE) });
export type WorldBody = Static<typeof WorldBody>;

const MadeOffer = Type.Object({ id: Id, title: Type.String() });
export type MadeOffer = Static<typeof MadeOffer>;
const MadeOrder = Type.Object({ id: Id, number: Type.String(), status: Type.String(), status_since: Time });
export type MadeOrder = Static<typeof MadeOrder>;

/** A signed-in person. `company` is the one of the plan, to act as. */
const MadePerson = Type.Object({
  ...LoginReply.properties,
  name: Type.String(),
  email: Type.String(),
  password: Type.String(),
  offers: Type.Record(Type.String(), MadeOffer),
  orders: Type.Record(Type.String(), MadeOrder),
});
export type MadePerson = Static<typeof MadePerson>;

/** `word` is in every name of the world and in no other. */
export const WorldReply = Type.Object({ word: Type.String(), people: Type.Record(Type.String(), MadePerson) });
export type WorldReply = Static<typeof WorldReply>;
