import type { Context } from '../../platform/context.ts';
import { composeMail, type MailLocale, pageUrl } from '../../platform/mail/templates.ts';
import type { Db } from '../../storage/db.ts';
import { markEndingPlans } from './plans.sql.ts';

/** Enough for a bank transfer, and within the time in which the plan can be paid again. */
const REMIND_BEFORE_MS = 7 * 24 * 60 * 60 * 1000;

function dayIn(locale: MailLocale, moment: string): string {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'pl-PL', {
    dateStyle: 'long',
    timeZone: 'Europe/Warsaw',
  });
  return format.format(new Date(moment));
}

/** Mails the owners of companies whose paid time is about to end, once per end. */
export async function remindPlans({ config, mailer }: Context, tx: Db, now: Date): Promise<void> {
  const ending = await markEndingPlans(tx, new Date(now.getTime() + REMIND_BEFORE_MS), now);
  for (const { email: to, first_name: name, locale, company, paid_until, ...titles } of ending) {
    const plan = locale === 'en' ? titles.plan_en : titles.plan;
    const params = { company, plan, date: dayIn(locale, paid_until) };
    const link = pageUrl(config.publicUrl, locale, '/companies/payments/plans');
    await mailer.enqueue(tx, composeMail('planEnding', { to, locale, name, link, params }));
  }
}
