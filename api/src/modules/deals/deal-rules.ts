import { DEAL_ACTIONS, type DealAction } from '@wspolnik/contract/deals';
import { REMINDER_DAYS } from '@wspolnik/contract/limits';
import type { OrderStatus } from '@wspolnik/contract/orders';
import { DAY_MS } from '@wspolnik/settings';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { actorOf, type OrderActor, type OrderRow } from '../orders/index.ts';

interface Rule {
  from: readonly OrderStatus[];
  by: readonly OrderActor[];
  when?(order: OrderRow): boolean;
}

/** Until the seller has confirmed the order or one side has ended it. */
const OPEN = ['bought', 'in_verification', 'rejected'] as const;
/** In a dispute an admin decides; nobody is reminded. */
const PAYABLE = ['bought', 'in_verification', 'verified', 'completed'] as const;
const NOT_CANCELLED = [...OPEN, 'verified', 'completed', 'reported'] as const;

const isUnpaid = ({ price, paid_on }: OrderRow): boolean => price > 0 && paid_on === null;

const RULES: Record<DealAction, Rule> = {
  'deal-details': { from: OPEN, by: ['buyer', 'seller'] },
  'deal-due': { from: NOT_CANCELLED, by: ['seller'], when: isUnpaid },
  'deal-paid': { from: NOT_CANCELLED, by: ['seller'], when: isUnpaid },
  'deal-unpaid': { from: NOT_CANCELLED, by: ['seller'], when: ({ paid_on }) => paid_on !== null },
  'deal-remind': { from: PAYABLE, by: ['seller'], when: (order) => isUnpaid(order) && order.due_on !== null },
};

/** Whether the action is this caller's at all. */
export function mayEver(action: DealAction, actor: OrderActor): boolean {
  return RULES[action].by.includes(actor);
}

/** What this caller may do now, in the order of the contract's actions. */
export function dealActions(order: OrderRow, caller: Identity): DealAction[] {
  const actor = actorOf(order, caller);
  return DEAL_ACTIONS.filter((action) => {
    const { from, when } = RULES[action];
    return actor !== null && mayEver(action, actor) && from.includes(order.status) && (when?.(order) ?? true);
  });
}

/** Before it another reminder is refused; null when one may be sent. */
export function remindFrom({ payment_reminded_at: last }: OrderRow, now: Date): Date | null {
  const from = last === null ? null : new Date(Date.parse(last) + REMINDER_DAYS * DAY_MS);
  return from && from > now ? from : null;
}
