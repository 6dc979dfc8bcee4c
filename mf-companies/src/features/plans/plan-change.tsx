import type { Plan } from '@wspolnik/contract';
import { refresh, useAction } from '@wspolnik/kit';
import { leaveToPay, returnedByBack } from '@wspolnik/market';
import { ApiError } from '@wspolnik/shared-auth';
import { ConfirmDialog, formatDate, toast, toGrosze, useErrorText, useLocale } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { ownCompanyRead } from '../../lib/own-company.reads.ts';
import { PlanEffect } from './plan-effect.tsx';
import { PlanTerms } from './plan-terms.tsx';
import { subscribe } from './plans.api.ts';
import classes from './plans.module.css';
import { paymentHistoryRead, plansRead } from './plans.reads.ts';

export interface PlanChangeProps {
  /** As it was when it was chosen. */
  plan: Plan;
  change: NonNullable<Plan['change']>;
  /** The plan in use. */
  current: Plan | undefined;
  onClose: () => void;
}

/** Everything that shows the plan of the company. */
export const refreshPlan = () => refresh(plansRead, ownCompanyRead, paymentHistoryRead);

/** Explains what the plan costs and does and when, then opens the provider's page where something is to pay. */
export function PlanChange({ plan, change, current, onClose }: PlanChangeProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const errorText = useErrorText();
  const title = locale === 'en' ? plan.title_en : plan.title;
  const isLater = change.kind === 'later';
  const date = formatDate(change.starts_at, locale);
  const { run, isRunning } = useAction(async ({ id }: Plan, key) => {
    const { payment_id, redirect_url } = await subscribe(
      { plan: id, expected_amount: change.amount, lang: locale },
      key,
    );
    if (payment_id && redirect_url) {
      leaveToPay({ payment_id, redirect_url });
      await returnedByBack();
      return onClose();
    }
    await refreshPlan();
    toast.success(formatMessage({ id: isLater ? 'plans.change.planned' : 'plans.change.done' }, { title, date }));
    onClose();
  });
  const confirm = () => {
    run(plan).catch((error: unknown) => {
      toast.error(errorText(error));
      void refreshPlan();
      // The text of the dialog is not true any more.
      if (error instanceof ApiError && error.code === 'plan_changed') onClose();
    });
  };
  const confirmation = isLater ? 'later_confirm' : toGrosze(change.amount) > 0 ? 'pay' : 'free';
  return (
    <ConfirmDialog
      open
      title={formatMessage({ id: plan.current ? 'plans.change.renew_title' : 'plans.change.title' }, { title })}
      text={
        <div className={classes.change}>
          <PlanTerms plan={plan} change={change} current={current} />
          <PlanEffect plan={plan} />
        </div>
      }
      confirmLabel={formatMessage({ id: `plans.change.${confirmation}` }, { title })}
      loading={isRunning}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
