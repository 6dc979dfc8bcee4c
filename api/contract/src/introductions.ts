import { type Static, Type } from 'typebox';
import { Id, Nullable, Time } from './common.ts';
import { INTRODUCTION_LENGTH } from './limits.ts';
import { ProfileCard } from './notifications.ts';

/** `ended`: one of those concerned deleted their account. */
export const INTRODUCTION_STATUSES = ['open', 'introduced', 'declined', 'withdrawn', 'expired', 'ended'] as const;
export type IntroductionStatus = (typeof INTRODUCTION_STATUSES)[number];

/** `pass_on` hands the request to whoever on the chain knows the wanted profile; `withdraw` is the asker's. */
export const INTRODUCTION_ACTIONS = ['introduce', 'pass_on', 'decline', 'withdraw'] as const;
export type IntroductionAction = (typeof INTRODUCTION_ACTIONS)[number];

/**
 * A request to be introduced to `target`. The asker asks `first`, a contact of theirs. `introducer` is who introduced them, and null
 * before; `words` are that one's. `next`: to whom `pass_on` hands it. The browser shows buttons only from `allowed_actions`.
 */
export const Introduction = Type.Object({
  id: Id,
  asker: ProfileCard,
  target: ProfileCard,
  first: ProfileCard,
  introducer: Nullable(ProfileCard),
  next: Nullable(ProfileCard),
  passed_on: Type.Boolean(),
  text: Type.String(),
  words: Type.String(),
  status: Type.Enum(INTRODUCTION_STATUSES),
  created_at: Time,
  expires_at: Time,
  ended_at: Nullable(Time),
  allowed_actions: Type.Array(Type.Enum(INTRODUCTION_ACTIONS)),
});
export type Introduction = Static<typeof Introduction>;

/**
 * GET network/introductions/: requests that the profile in use was asked for, and its own; open ones first, then the newest. Ended ones
 * are listed for 30 days. At most 50 of each side.
 */
export const Introductions = Type.Object({ received: Type.Array(Introduction), sent: Type.Array(Introduction) });
export type Introductions = Static<typeof Introductions>;

/** POST network/introductions/: `via_id` is the first of the chain to the recipient, as it was shown. */
export const IntroductionBody = Type.Object({
  recipient: Type.Union([Type.Literal('user'), Type.Literal('company')]),
  recipient_id: Id,
  via_id: Id,
  text: Type.String({ maxLength: INTRODUCTION_LENGTH }),
});
export type IntroductionBody = Static<typeof IntroductionBody>;

/** POST network/introductions/{id}/: `words` belong to `introduce`, and may be left out. */
export const IntroductionActionBody = Type.Object({
  action: Type.Enum(INTRODUCTION_ACTIONS),
  words: Type.Optional(Type.String({ maxLength: INTRODUCTION_LENGTH })),
});
export type IntroductionActionBody = Static<typeof IntroductionActionBody>;
