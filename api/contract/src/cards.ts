import { type Static, Type } from 'typebox';
import { Id, Nullable, PageOf, PageQuery, Time } from './common.ts';
import { CARD_SEARCH_LENGTH, MAX_CARD_DIGITS } from './limits.ts';

export const MembershipCard = Type.Object({
  id: Id,
  number: Type.String(),
  /** Premium or Standard. */
  premium: Type.Boolean(),
});
export type MembershipCard = Static<typeof MembershipCard>;

/** `q` is a prefix of the number. */
export const MembershipCardQuery = Type.Object({
  ...PageQuery.properties,
  q: Type.Optional(Type.String({ maxLength: CARD_SEARCH_LENGTH })),
  premium: Type.Optional(Type.Boolean()),
});
export type MembershipCardQuery = Static<typeof MembershipCardQuery>;

/** GET accounts/company-membership-cards/: a page of the free numbers, all numbers of the company, and its limit. */
export const MembershipCards = Type.Object({
  free: PageOf(MembershipCard),
  owned: Type.Array(MembershipCard),
  limit: Type.Integer(),
});
export type MembershipCards = Static<typeof MembershipCards>;

/** Four to twelve digits; leading zeros are significant. */
const CardNumber = Type.String({ pattern: `^[0-9]{4,${MAX_CARD_DIGITS}}$` });

/** POST accounts/company-membership-cards/: one number, or all from `number` to `last_number`, which has the same length. */
export const CreateCardsBody = Type.Object({
  number: CardNumber,
  last_number: Type.Optional(CardNumber),
  premium: Type.Optional(Type.Boolean({ default: false })),
  /** Skips numbers that exist already, whatever their kind; without it they refuse the whole range. */
  skip_existing: Type.Optional(Type.Boolean({ default: false })),
});
export type CreateCardsBody = Static<typeof CreateCardsBody>;
export const CreateCardsReply = Type.Object({ created: Type.Integer(), skipped: Type.Integer() });
export type CreateCardsReply = Static<typeof CreateCardsReply>;

/** POST accounts/company-membership-cards-manage/ */
export const ManageCardBody = Type.Object({ card_id: Id, take: Type.Boolean() });
export type ManageCardBody = Static<typeof ManageCardBody>;
/** The company's numbers afterwards. */
export const ManageCardReply = Type.Object({ cards: Type.Array(MembershipCard) });
export type ManageCardReply = Static<typeof ManageCardReply>;

/** GET accounts/admin/membership-cards/: by number; `q` is a prefix. */
export const AdminCardQuery = Type.Object({
  ...MembershipCardQuery.properties,
  taken: Type.Optional(Type.Boolean()),
});
export type AdminCardQuery = Static<typeof AdminCardQuery>;

export const AdminCard = Type.Object({
  ...MembershipCard.properties,
  /** Null for a free number. */
  company: Nullable(Type.Object({ id: Id, name: Type.String() })),
  taken_at: Nullable(Time),
  created_at: Time,
});
export type AdminCard = Static<typeof AdminCard>;
export const AdminCardPage = PageOf(AdminCard);
export type AdminCardPage = Static<typeof AdminCardPage>;

/** GET accounts/admin/membership-cards/range/: what creating the range would do. */
export const CardRangeQuery = Type.Object({ number: CardNumber, last_number: Type.Optional(CardNumber) });
export type CardRangeQuery = Static<typeof CardRangeQuery>;
export const CardRange = Type.Object({
  count: Type.Integer(),
  existing: Type.Integer(),
  /** The first five that exist. */
  examples: Type.Array(Type.String()),
});
export type CardRange = Static<typeof CardRange>;
