import { PAYMENT_DAYS } from '@wspolnik/contract/limits';
import type { OrderStatus } from '@wspolnik/contract/orders';
import { dayAfter, polishDay } from '../../platform/polish-days.ts';

/** Statuses in which no payment is expected. */
const UNPAYABLE: readonly OrderStatus[] = ['cancelled', 'rejected'];

interface Payment {
  status: OrderStatus;
  due_on: string | null;
  paid_on: string | null;
}

/** Unpaid after its due date in Poland. As `overdueAt` in SQL. */
export function isOverdue({ status, due_on, paid_on }: Payment, now: Date): boolean {
  return due_on !== null && paid_on === null && due_on < polishDay(now) && !UNPAYABLE.includes(status);
}

/** Until when an order of that moment is to be paid; `price` in grosze. */
export function dueOnOf(price: number, now: Date): string | null {
  return price > 0 ? dayAfter(polishDay(now), PAYMENT_DAYS) : null;
}
