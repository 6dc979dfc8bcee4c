import type { Order, OrderStatus } from '@wspolnik/contract';

const STEPS = ['ordered', 'proof', 'check', 'points'] as const;
export type StepName = (typeof STEPS)[number];
/** `done` and `ahead`; the others are states of the step that the order is at. */
export type StepState = 'done' | 'now' | 'ahead' | 'rejected' | 'cancelled' | 'reported';
export type StepNote = 'until' | 'from' | 'waiting' | 'rejected' | 'cancelled' | 'reported';

export interface Step {
  name: StepName;
  state: StepState;
  /** The order is at this step, or has ended at it. */
  isHere: boolean;
  /** Text of the date; by default only the date. */
  note?: StepNote;
  /** When it was done, or its deadline. */
  at?: string | null;
}

/** The step of each status that is a step; the others happen at one of them. */
const STEP_OF: Partial<Record<OrderStatus, StepName>> = {
  bought: 'proof',
  rejected: 'proof',
  in_verification: 'check',
  verified: 'points',
  completed: 'points',
};

/** The step that the order is at; of a cancelled or reported one, the step at which that happened. */
function stepAt({ status, history }: Order): StepName {
  const statuses = [...history.map((event) => event.status), status];
  const last = statuses.findLast((each) => STEP_OF[each] !== undefined);
  return (last && STEP_OF[last]) ?? 'proof';
}

/** When the step was left, from the events. */
function doneAt(name: StepName, { created_at, history }: Order): string | null {
  if (name === 'ordered') return created_at;
  const left = { proof: 'in_verification', check: 'verified', points: 'completed' } as const;
  return history.findLast(({ status, action }) => status === left[name] && action !== 'report')?.at ?? null;
}

function hereOf({ status, status_since, cancels_at, matures_at, ...order }: Order): Omit<Step, 'name' | 'isHere'> {
  switch (status) {
    case 'bought':
      return { state: 'now', note: 'until', at: cancels_at };
    case 'in_verification':
      return { state: 'now', note: 'waiting', at: status_since };
    case 'rejected':
      return { state: 'rejected', note: 'until', at: cancels_at };
    case 'verified':
      // A pending reward is paid when the seller has the points, and some orders have none.
      return {
        state: 'now',
        note: order.reward_frozen && Number(order.reward_total) > 0 ? 'from' : 'until',
        at: matures_at,
      };
    case 'completed':
      return { state: 'done', at: status_since };
    case 'cancelled':
    case 'reported':
      return { state: status, note: status, at: status_since };
  }
}

/** The four steps of an order with their state and date. */
export function stepsOf(order: Order): Step[] {
  const here = STEPS.indexOf(stepAt(order));
  return STEPS.map((name, place): Step => {
    if (place === here) return { name, isHere: true, ...hereOf(order) };
    if (place < here) return { name, isHere: false, state: 'done', at: doneAt(name, order) };
    // The step that the seller has sent it back from.
    if (order.status === 'rejected' && name === 'check') {
      return { name, isHere: false, state: 'ahead', note: 'rejected', at: order.status_since };
    }
    return { name, isHere: false, state: 'ahead' };
  });
}
