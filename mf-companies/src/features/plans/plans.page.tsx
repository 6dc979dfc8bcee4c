import type { Plan, PlanPage } from '@wspolnik/contract';
import { changeQuery, StaleNote, useListQuery, useRead } from '@wspolnik/kit';
import { PaymentNotice, usePayment } from '@wspolnik/market';
import { profileKey, useSessionStore } from '@wspolnik/shared-auth';
import { ErrorPanel, useErrorText, usePage, useWarmDialogs } from '@wspolnik/system';
import { SkeletonCard, SkeletonText } from '@wspolnik/system/cards';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { PaymentHistory } from './payment-history.tsx';
import { PlanBlock, usePlanBlock } from './plan-block.tsx';
import { PlanChange, refreshPlan } from './plan-change.tsx';
import { PlanGrid, PlanGridSkeleton } from './plan-grid.tsx';
import { PlanState } from './plan-state.tsx';
import { paymentTexts } from './plans.messages.ts';
import classes from './plans.module.css';
import { plansQuery, plansRead } from './plans.reads.ts';

/** The plan of the company in use. */
export function PlansPage() {
  return <Plans key={useSessionStore(profileKey)} />;
}

function Plans() {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'plans.title' });
  usePage({ title });
  useWarmDialogs();
  const query = useListQuery(plansQuery);
  const read = useRead<PlanPage>(plansRead());
  const block = usePlanBlock();
  const role = useSessionStore(({ company }) => company?.role);
  return (
    <div className={`wp-container ${classes.page}`}>
      <h1>{title}</h1>
      <p className={classes.intro}>{formatMessage({ id: 'plans.intro' })}</p>
      <PlanPayment payment={query.payment} />
      {block && <PlanBlock kind={block} />}
      <div role="status">
        <StaleNote read={read} />
      </div>
      <Choice plans={read.data?.results} error={read.error} onRetry={read.retry} isOwner={block === null} />
      {role !== 'member' && <PaymentHistory query={query} />}
    </div>
  );
}

interface ChoiceProps {
  plans: readonly Plan[] | undefined;
  error: unknown;
  onRetry: () => void;
  isOwner: boolean;
}

function Choice({ plans, error, onRetry, isOwner }: ChoiceProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const [now] = useState(() => Date.now());
  const [chosen, setChosen] = useState<Plan | null>(null);
  if (!plans && error) {
    return <ErrorPanel title={formatMessage({ id: 'plans.failed' })} detail={errorText(error)} onRetry={onRetry} />;
  }
  const current = plans?.find((plan) => plan.current);
  return (
    <>
      {!plans && (
        <SkeletonCard className={classes.stateBlank}>
          <SkeletonText width="half" />
          <SkeletonText width="most" />
        </SkeletonCard>
      )}
      {current && (
        <PlanState
          plan={current}
          next={plans?.find((plan) => plan.next)}
          now={now}
          onRenew={isOwner ? () => setChosen(current) : undefined}
        />
      )}
      <section className={classes.section} aria-labelledby="plan-choice">
        <h2 id="plan-choice" className="wp-visually-hidden">
          {formatMessage({ id: 'plans.choice' })}
        </h2>
        {plans ? <PlanGrid plans={plans} onChoose={setChosen} disabled={!isOwner} /> : <PlanGridSkeleton />}
        <p className={classes.intro}>{formatMessage({ id: 'plans.everywhere' })}</p>
      </section>
      {chosen?.change && (
        <PlanChange plan={chosen} change={chosen.change} current={current} onClose={() => setChosen(null)} />
      )}
    </>
  );
}

/** What became of the payment that the person returned from. */
function PlanPayment({ payment }: { payment: string | undefined }) {
  const state = usePayment(payment, 'plan');
  const isPaid = state.outcome === 'credited';
  useEffect(() => {
    if (isPaid) void refreshPlan();
  }, [isPaid]);
  const dismiss = () => changeQuery(plansQuery, { payment: undefined }, { replace: true });
  // Another payment begins with the choice of the plan, below.
  const again = () => {
    dismiss();
    document.getElementById('plan-choice')?.scrollIntoView();
  };
  return (
    <PaymentNotice
      payment={state}
      texts={paymentTexts}
      className={classes.notice}
      onAgain={again}
      onDismiss={dismiss}
    />
  );
}
