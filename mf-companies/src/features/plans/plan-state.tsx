import type { Plan } from '@wspolnik/api/contract';
import { Button, Callout, formatDate, useLocale } from '@wspolnik/shared-ui';
import { CalendarClock } from 'lucide-react';
import { useIntl } from 'react-intl';
import { planTime } from './plan-time.ts';
import classes from './plans.module.css';

export interface PlanStateProps {
  plan: Plan;
  now: number;
  /** Undefined for whoever may not pay. */
  onRenew: (() => void) | undefined;
}

/** The plan in use: how much of it is used, and until when it is paid. */
export function PlanState({ plan, now, onRenew }: PlanStateProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const title = locale === 'en' ? plan.title_en : plan.title;
  const time = planTime(plan, now);
  const date = plan.paid_until ? formatDate(plan.paid_until, locale) : '';
  const free = plan.period === null;
  const paid = date ? 'plans.state.paid_until' : free ? 'plans.state.free' : 'plans.state.no_end';
  return (
    <section className={classes.state} aria-labelledby="plan-state">
      <h2 id="plan-state">{formatMessage({ id: 'plans.state.current' }, { title })}</h2>
      <p>
        {!time?.isUnpaid && `${formatMessage({ id: paid }, { date })} `}
        {plan.effect &&
          formatMessage(
            { id: 'plans.state.offers' },
            { active: plan.effect.active_offers, limit: plan.offer_limit ?? 'none' },
          )}
      </p>
      {time?.isRenewable && (
        <Callout
          tone={time.isUnpaid ? 'danger' : 'info'}
          icon={<CalendarClock aria-hidden strokeWidth={1.75} />}
          title={formatMessage({ id: time.isUnpaid ? 'plans.state.unpaid' : 'plans.state.ending' }, { title, date })}
          action={
            onRenew && (
              <Button variant="outline" size="sm" onClick={onRenew}>
                {formatMessage({ id: 'plans.state.renew' })}
              </Button>
            )
          }
        >
          {formatMessage(
            { id: time.isUnpaid ? 'plans.state.unpaid_detail' : 'plans.state.ending_detail' },
            { date: formatDate(time.dropsAt, locale) },
          )}
        </Callout>
      )}
    </section>
  );
}
