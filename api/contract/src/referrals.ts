import { type Static, Type } from 'typebox';
import { Id, Nullable } from './common.ts';
import { REFERRAL_LENGTH } from './limits.ts';

const Text = (maxLength: number) => Type.String({ maxLength });

/** POST transaction/reflink-actions/: `referrer` is the token of a referral link. */
export const SetReferrerBody = Type.Object({ transaction_id: Id, referrer: Text(REFERRAL_LENGTH) });
export type SetReferrerBody = Static<typeof SetReferrerBody>;

/** GET reflink/: the caller's own referral link. */
export const Reflink = Type.Object({ token: Type.String(), url: Type.String() });
export type Reflink = Static<typeof Reflink>;

/** GET reflink/referrer/ */
export const ReferrerQuery = Type.Object({ token: Type.String({ minLength: 1, maxLength: REFERRAL_LENGTH }) });
/**
 * Who owns a referral link: a company's name, a person's first name and initial. Null for an unknown token, an own one, and one
 * whose owner is deleted, hidden, or has blocked the caller or was blocked by them.
 */
export const Referrer = Type.Object({
  referrer: Nullable(Type.Object({ type: Type.Enum(['user', 'company'] as const), name: Type.String() })),
});
export type Referrer = Static<typeof Referrer>;
