import type { Plan } from '@wspolnik/contract';
import { formatDate, formatMoney, toGrosze, useLocale } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import classes from './plans.module.css';

export interface PlanTermsProps {
  plan: Plan;
  change: NonNullable<Plan['change']>;
  /** The plan in use. */
  current: Plan | undefined;
}

/** What choosing the plan costs, and on which day what happens. */
export function PlanTerms({ plan, change, current }: PlanTermsProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const titleOf = ({ title, title_en }: Plan) => (locale === 'en' ? title_en : title);
  const from = formatDate(change.starts_at, locale);
  const to = change.paid_until ? formatDate(change.paid_until, locale) : '';
  if (change.kind === 'later') {
    const names = { title: titleOf(plan), current: current ? titleOf(current) : '', date: from };
    return (
      <>
        <p>{formatMessage({ id: 'plans.change.later' }, names)}</p>
        {plan.period && <p>{formatMessage({ id: 'plans.change.later_paid' }, names)}</p>}
      </>
    );
  }
  if (change.paid_until === null) return <p>{formatMessage({ id: 'plans.change.now' })}</p>;
  const id = change.kind === 'renew' ? 'plans.change.renew_period' : 'plans.change.period';
  return (
    <>
      <Sum plan={plan} change={change} />
      <p>{formatMessage({ id }, { from, to })}</p>
      {toGrosze(change.amount) > 0 && <p>{formatMessage({ id: 'plans.change.pay_where' })}</p>}
    </>
  );
}

/** The price, the credit and what is left to pay. */
function Sum({ plan, change }: Omit<PlanTermsProps, 'current'>) {
  const { formatMessage } = useIntl();
  const isCredited = toGrosze(change.credit) > 0;
  return (
    <dl className={classes.sum}>
      <dt>{formatMessage({ id: 'plans.change.price' })}</dt>
      <dd>{formatMoney(plan.price)}</dd>
      {isCredited && (
        <>
          <dt>{formatMessage({ id: 'plans.change.credit' }, { days: change.credit_days })}</dt>
          <dd>{`−${formatMoney(change.credit)}`}</dd>
        </>
      )}
      <dt className={classes.total}>{formatMessage({ id: 'plans.change.total' }, { percent: plan.vat_percent })}</dt>
      <dd className={classes.total}>{formatMoney(change.amount)}</dd>
    </dl>
  );
}
