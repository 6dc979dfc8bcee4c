import { type Static, Type } from 'typebox';
import { Id, PageOf, PageQuery } from './common.ts';

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
  q: Type.Optional(Type.String({ maxLength: 20 })),
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
const CardNumber = Type.String({ pattern: '^[0-9]{4,12}$' });

/** POST accounts/company-membership-cards/: one number, or all from `number` to `last_number`, which has the same length. */
export const CreateCardsBody = Type.Object({
  number: CardNumber,
  last_number: Type.Optional(CardNumber),
  premium: Type.Optional(Type.Boolean({ default: false })),
});
export type CreateCardsBody = Static<typeof CreateCardsBody>;
export const CreateCardsReply = Type.Object({ created: Type.Integer() });
export type CreateCardsReply = Static<typeof CreateCardsReply>;

/** POST accounts/company-membership-cards-manage/ */
export const ManageCardBody = Type.Object({ card_id: Id, take: Type.Boolean() });
export type ManageCardBody = Static<typeof ManageCardBody>;
/** The company's numbers afterwards. */
export const ManageCardReply = Type.Object({ cards: Type.Array(MembershipCard) });
export type ManageCardReply = Static<typeof ManageCardReply>;
