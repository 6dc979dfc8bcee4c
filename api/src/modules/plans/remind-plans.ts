import { DAY_MS } from '@wspolnik/settings';
import type { Context } from '../../platform/context.ts';
import { composeMail, pageUrl } from '../../platform/mail/templates.ts';
import { dayOf } from '../../platform/polish-days.ts';
import { userAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { notify } from '../notifications/index.ts';
import { markEndingPlans } from './plans.sql.ts';

/** Enough for a bank transfer, and within the time in which the plan can be paid again. */
const REMIND_BEFORE_MS = 7 * DAY_MS;

/** Mails and notifies the owners of companies whose paid time is about to end, once per end. */
export async function remindPlans({ config, mailer }: Context, tx: Db, now: Date): Promise<void> {
  const ending = await markEndingPlans(tx, new Date(now.getTime() + REMIND_BEFORE_MS), now);
  for (const { user_id, company_id, email: to, first_name: name, locale, company, paid_until, ...titles } of ending) {
    const [plan, next] = locale === 'en' ? [titles.plan_en, titles.next_en] : [titles.plan, titles.next];
    const params = { company, plan, date: dayOf(new Date(paid_until), locale), ...(next && { next }) };
    const link = pageUrl(config.publicUrl, locale, '/companies/payments/plans');
    await mailer.enqueue(tx, composeMail(next ? 'planFollows' : 'planEnding', { to, locale, name, link, params }));
    const subject = { type: 'company', id: company_id } as const;
    const told = { company, plan: titles.plan, plan_en: titles.plan_en, valid_from: paid_until };
    await notify(tx, { kind: 'PlanEnding', actor: null, to: userAsOwner(user_id), subject, params: told }, now);
  }
}
