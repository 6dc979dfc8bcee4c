import type { Plan } from '@wspolnik/api/contract';
import { ConfirmDialog, formatDate, formatMoney, toast, useErrorText, useLocale } from '@wspolnik/shared-ui';
import { leaveToPay, refresh, returnedByBack, useAction } from '@wspolnik/shared-ui/remote';
import { useIntl } from 'react-intl';
import { ownCompanyRead } from '../../lib/own-company.reads.ts';
import { PlanEffect } from './plan-effect.tsx';
import { subscribe } from './plans.api.ts';
import classes from './plans.module.css';
import { paymentHistoryRead, plansRead } from './plans.reads.ts';

export interface PlanChangeProps {
  plan: Plan;
  /** The plan in use. */
  current: Plan | undefined;
  now: number;
  onClose: () => void;
}

/** Everything that shows the plan of the company. */
export const refreshPlan = () => refresh(plansRead, ownCompanyRead, paymentHistoryRead);

/** Says what the plan costs and does, then opens the provider's page; the free plan takes effect at once. */
export function PlanChange({ plan, current, now, onClose }: PlanChangeProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const errorText = useErrorText();
  const title = locale === 'en' ? plan.title_en : plan.title;
  const { run, isRunning } = useAction(async ({ id }: Plan, key) => {
    const { payment_id, redirect_url } = await subscribe({ plan: id, lang: locale }, key);
    if (payment_id && redirect_url) {
      leaveToPay({ payment_id, redirect_url });
      await returnedByBack();
      return onClose();
    }
    await refreshPlan();
    toast.success(formatMessage({ id: 'plans.change.done' }, { title }));
    onClose();
  });
  const confirm = () => {
    run(plan).catch((error: unknown) => {
      toast.error(errorText(error));
      void refreshPlan();
    });
  };
  const lost = current && !plan.current && current.paid_until && Date.parse(current.paid_until) > now;
  const isFree = plan.period === null;
  const price = plan.current ? 'plans.change.renew_price' : 'plans.change.price';
  return (
    <ConfirmDialog
      open
      title={formatMessage({ id: plan.current ? 'plans.change.renew_title' : 'plans.change.title' }, { title })}
      text={
        <div className={classes.change}>
          <p>{formatMessage({ id: isFree ? 'plans.change.now' : price }, { price: formatMoney(plan.price) })}</p>
          {lost && current.paid_until && (
            <p>{formatMessage({ id: 'plans.change.lost' }, { date: formatDate(current.paid_until, locale) })}</p>
          )}
          <PlanEffect plan={plan} />
        </div>
      }
      confirmLabel={formatMessage({ id: isFree ? 'plans.change.free' : 'plans.change.pay' }, { title })}
      loading={isRunning}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
