import { PointBalance } from '../../contract/orders.ts';
import type { App, Context } from '../../platform/context.ts';
import { holderOf } from '../../platform/holder.ts';
import { requireUser } from '../../platform/identity.ts';
import { toMoney } from '../../platform/money.ts';
import { selectBalance } from './points.sql.ts';

/** Specification §9: the overdue payment warning. */
const OVERDUE_MS = 30 * 24 * 60 * 60 * 1000;

export function pointRoutes(app: App, { db, clock }: Context): void {
  const schema = { tags: ['points'], response: { 200: PointBalance } };

  app.get('/point-balance/', { schema }, async (request) => {
    const caller = await requireUser(request);
    const balance = await selectBalance(db, holderOf(caller));
    const { oldest_due } = balance;
    return {
      company_id: caller.company?.id ?? null,
      points: toMoney(balance.available + balance.withdrawable),
      frozen_points: { balance: toMoney(balance.frozen) },
      withdrawable_points: toMoney(balance.withdrawable),
      due: {
        amount: toMoney(balance.due),
        oldest_at: oldest_due,
        overdue: oldest_due !== null && clock().getTime() - Date.parse(oldest_due) > OVERDUE_MS,
      },
    };
  });
}
