import { MAX_ORDER_DOCUMENTS } from '@wspolnik/contract/limits';
import type { OrderAction, OrderStatus } from '@wspolnik/contract/orders';
import { type CompanyIdentity, type Identity, isAdmin } from '../../platform/sign-in/identity.ts';
import type { OrderRow } from './orders.sql.ts';

/** Limits of domain §3; the counts of files are what a seller can still review. */
export const MAX_RESUBMISSIONS = 3;
export const MAX_INFOS = 20;

/**
 * A caller's relation to an order: who ordered it, an owner or manager of the seller, a plain member of the seller, who sees
 * its sales but decides nothing, or an admin.
 */
export type OrderActor = 'buyer' | 'seller' | 'seller-member' | 'admin';

interface Rule {
  from: readonly OrderStatus[];
  by: readonly OrderActor[];
  /** A further condition for offering the action; the services name the problem when it is not met. */
  when?(order: OrderRow): boolean;
}

/** Every transition that a person makes (domain §3). */
export const ACTIONS: Record<OrderAction, Rule> = {
  'sale-add-document': {
    from: ['bought', 'rejected'],
    by: ['buyer'],
    when: ({ document_count }) => document_count < MAX_ORDER_DOCUMENTS,
  },
  'sale-add-info': { from: ['bought', 'rejected'], by: ['buyer'], when: ({ info_count }) => info_count < MAX_INFOS },
  'sale-remove-document': {
    from: ['bought', 'rejected'],
    by: ['buyer'],
    when: ({ new_document_count }) => new_document_count > 0,
  },
  'sale-remove-info': { from: ['bought', 'rejected'], by: ['buyer'], when: ({ new_info_count }) => new_info_count > 0 },
  resubmit: {
    from: ['bought', 'rejected'],
    by: ['buyer'],
    when: (order) => hasNewEvidence(order) && maySubmitAgain(order),
  },
  'cancel-sale': { from: ['bought', 'in_verification', 'rejected'], by: ['buyer', 'seller'] },
  'sale-deliver-on': { from: ['bought', 'rejected'], by: ['seller'] },
  'my-sales-change-status': { from: ['in_verification'], by: ['seller'] },
  report: { from: ['in_verification', 'rejected', 'verified'], by: ['buyer'] },
  'reflink-actions': { from: ['bought'], by: ['buyer'], when: (order) => !hasReferrer(order) },
  'answer-report': { from: ['reported'], by: ['seller'], when: ({ awaits_answer }) => awaits_answer },
  'transaction-reports': { from: ['reported'], by: ['admin'] },
};

export function hasReferrer({ referrer_user_id, referrer_company_id }: OrderRow): boolean {
  return referrer_user_id !== null || referrer_company_id !== null;
}

/** Something that the seller has not decided by yet. */
export function hasNewEvidence({ new_document_count, new_info_count }: OrderRow): boolean {
  return new_document_count + new_info_count > 0;
}

/** The first submission does not count as a resubmission. */
export function maySubmitAgain({ status, resubmissions }: OrderRow): boolean {
  return status !== 'rejected' || resubmissions < MAX_RESUBMISSIONS;
}

/** Null for a stranger. A person who ordered for a company acts as that company. */
export function actorOf(order: OrderRow, caller: Identity): OrderActor | null {
  const { user, company } = caller;
  if (company?.id === order.seller_id) return company.role === 'member' ? 'seller-member' : 'seller';
  if (order.buyer_company_id !== null) {
    if (company?.id === order.buyer_company_id) return 'buyer';
  } else if (company === null && user.id === order.buyer_user_id) return 'buyer';
  return isAdmin(caller) ? 'admin' : null;
}

/** The orders of a side whose next step is its own. */
export interface NextSteps {
  statuses: readonly OrderStatus[];
  /** Reported orders without an answer, too. */
  answers: boolean;
}

/** A seller contacts and delivers after an order, and decides after the proof. A plain member of the seller decides nothing. */
export function nextStepsOf(side: 'buyer' | CompanyIdentity): NextSteps {
  if (side === 'buyer') return { statuses: ['bought', 'rejected'], answers: false };
  const decides = side.company.role !== 'member';
  return { statuses: decides ? ['bought', 'in_verification'] : [], answers: decides };
}

/** The actions that this caller may take on the order now, in the order of {@link ACTIONS}. */
export function allowedActions(order: OrderRow, caller: Identity): OrderAction[] {
  const actor = actorOf(order, caller);
  if (!actor) return [];
  return (Object.entries(ACTIONS) as [OrderAction, Rule][])
    .filter(([, { from, by, when }]) => from.includes(order.status) && by.includes(actor) && (when?.(order) ?? true))
    .map(([action]) => action);
}
