import { type QuoteKind, type QuoteStatus, REOPEN_DAYS } from '@wspolnik/contract/quotes';
import type { VatRate } from '@wspolnik/contract/vat';
import { DAY_MS } from '@wspolnik/settings';
import type { Identity } from '../../platform/sign-in/identity.ts';

/** Columns that the rules of a step need. */
export interface QuoteRow {
  id: string;
  kind: QuoteKind;
  status: QuoteStatus;
  /** ISO 8601. */
  status_since: string;
  offer_id: string;
  offer_title: string;
  seller_id: string;
  buyer_user_id: string;
  buyer_company_id: string | null;
  thread_id: string;
  /** The proposal, whose price, gross, reward and the buyer's part of that are grosze; null without one. */
  price: number | null;
  vat_rate: VatRate | null;
  reward: number | null;
  reward_buyer: number | null;
  /** Its last day, `2026-01-20`. */
  valid_until: string | null;
  /** How many proposals there were, which is the number of the last one; whether that has lines. */
  version: number;
  has_lines: boolean;
  /** ISO 8601; null once it is decided. */
  expires_at: string | null;
  /** One side was deleted. */
  is_deserted: boolean;
}

export type QuoteAction = 'propose' | 'accept' | 'hire' | 'decline' | 'reopen';

/** Who asked, an owner or manager of the seller, or a plain member of the seller, who sees quotes but decides nothing. */
export type QuoteActor = 'buyer' | 'seller' | 'seller-member';

interface Rule {
  kind: QuoteKind;
  action: QuoteAction;
  /** Whose step it is, and in which statuses. */
  from: Partial<Record<QuoteActor, readonly QuoteStatus[]>>;
}

/**
 * An application is accepted by the seller: "we invite you". Who was invited is hired or refused later, or withdraws. Whoever asked may withdraw what is still open. A proposal binds the seller
 * until its last day.
 */
const RULES: readonly Rule[] = [
  { kind: 'quote', action: 'propose', from: { seller: ['asked', 'proposed', 'expired'] } },
  { kind: 'quote', action: 'reopen', from: { buyer: ['expired'] } },
  { kind: 'quote', action: 'accept', from: { buyer: ['proposed'] } },
  { kind: 'quote', action: 'decline', from: { buyer: ['asked', 'proposed'], seller: ['asked'] } },
  { kind: 'application', action: 'accept', from: { seller: ['asked'] } },
  { kind: 'application', action: 'hire', from: { seller: ['accepted'] } },
  { kind: 'application', action: 'decline', from: { buyer: ['asked', 'accepted'], seller: ['asked', 'accepted'] } },
];

export const ruleOf = ({ kind }: Pick<QuoteRow, 'kind'>, action: QuoteAction): Rule | undefined =>
  RULES.find((rule) => rule.kind === kind && rule.action === action);

type Sides = Pick<QuoteRow, 'seller_id' | 'buyer_user_id' | 'buyer_company_id'>;

/** Null for a stranger. A person who asked for a company acts as that company. */
export function actorOf({ seller_id, buyer_user_id, buyer_company_id }: Sides, caller: Identity): QuoteActor | null {
  const { user, company } = caller;
  if (company?.id === seller_id) return company.role === 'member' ? 'seller-member' : 'seller';
  if (buyer_company_id !== null) return company?.id === buyer_company_id ? 'buyer' : null;
  return company === null && user.id === buyer_user_id ? 'buyer' : null;
}

/** The time has come although the job that records it has not run yet. */
export const isPast = ({ expires_at }: Pick<QuoteRow, 'expires_at'>, now: Date): boolean =>
  expires_at !== null && Date.parse(expires_at) <= now.getTime();

type Ended = Pick<QuoteRow, 'status' | 'status_since' | 'is_deserted'>;

/** Cannot be asked for, or answered, once more: it ended too long ago, or by a deletion. */
export const isOver = ({ status, status_since, is_deserted }: Ended, now: Date): boolean =>
  status === 'expired' && (is_deserted || now.getTime() > Date.parse(status_since) + REOPEN_DAYS * DAY_MS);

/** What this caller may do now. */
export function allowedActions(
  quote: Sides & Ended & Pick<QuoteRow, 'kind' | 'expires_at'>,
  caller: Identity,
  now: Date,
): QuoteAction[] {
  const actor = actorOf(quote, caller);
  if (!actor || isPast(quote, now) || isOver(quote, now)) return [];
  return RULES.filter(({ kind, from }) => kind === quote.kind && from[actor]?.includes(quote.status)).map(
    ({ action }) => action,
  );
}
