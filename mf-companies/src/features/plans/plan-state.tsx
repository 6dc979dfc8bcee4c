import type { Plan } from '@wspolnik/contract';
import { useAction } from '@wspolnik/kit';
import { Button, Callout, formatDate, toast, useErrorText, useLocale } from '@wspolnik/system';
import { CalendarClock } from 'lucide-react';
import { useIntl } from 'react-intl';
import { refreshPlan } from './plan-change.tsx';
import { planTime } from './plan-time.ts';
import { keepPlan } from './plans.api.ts';
import classes from './plans.module.css';

export interface PlanStateProps {
  plan: Plan;
  /** The plan that follows. */
  next: Plan | undefined;
  now: number;
  /** Undefined for whoever may not pay. */
  onRenew: (() => void) | undefined;
}

/** The plan in use: how much of it is used, and until when it is paid. */
export function PlanState({ plan, next, now, onRenew }: PlanStateProps) {
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
        {!time?.isUnpaid && <span>{`${formatMessage({ id: paid }, { date })} `}</span>}
        {plan.effect && (
          <span>
            {formatMessage(
              { id: 'plans.state.offers' },
              { active: plan.effect.active_offers, limit: plan.offer_limit ?? 'none' },
            )}
          </span>
        )}
      </p>
      {next && <NextPlan plan={plan} next={next} mayKeep={onRenew !== undefined} />}
      {time?.isRenewable && !next && (
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

/** The smaller plan that begins at the end of the paid time; the owner can take it back. */
function NextPlan({ plan, next, mayKeep }: { plan: Plan; next: Plan; mayKeep: boolean }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const errorText = useErrorText();
  const titleOf = ({ title, title_en }: Plan) => (locale === 'en' ? title_en : title);
  const values = { current: titleOf(plan), title: titleOf(next), date: formatDate(plan.paid_until ?? '', locale) };
  const { run, isRunning } = useAction(async () => {
    await keepPlan();
    await refreshPlan();
    toast.success(formatMessage({ id: 'plans.next.kept' }, values));
  });
  const keep = () => {
    run().catch((error: unknown) => {
      toast.error(errorText(error));
      void refreshPlan();
    });
  };
  return (
    <Callout
      tone="info"
      icon={<CalendarClock aria-hidden strokeWidth={1.75} />}
      title={formatMessage({ id: 'plans.next.title' }, values)}
      action={
        mayKeep && (
          <Button variant="outline" size="sm" loading={isRunning} onClick={keep}>
            {formatMessage({ id: 'plans.next.keep' }, values)}
          </Button>
        )
      }
    >
      {formatMessage({ id: next.period ? 'plans.next.paid_detail' : 'plans.next.detail' }, values)}
    </Callout>
  );
}
